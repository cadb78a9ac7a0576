import type { Route } from '@playwright/test';
import {
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  isHex,
  multicall3Abi,
  toHex,
} from 'viem';

/** `getEthBalance(address)` of Multicall3, used by viem to read balances. */
const GET_BALANCE = '0x4d2301cc';

/**
 * Mocks every network: it has a block, an ether for everybody, no names, and every transaction is
 * confirmed. The applications use real networks, but no request leaves this machine.
 */
export async function answerAsNetwork(route: Route): Promise<void> {
  const asked: unknown = route.request().postDataJSON();
  const json = Array.isArray(asked) ? asked.map(reply) : reply(asked);
  await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json });
}

function reply(asked: unknown) {
  const [first] = listOf(fieldOf(asked, 'params'));
  const result = resultOf(String(fieldOf(asked, 'method')), first);
  return { jsonrpc: '2.0', id: fieldOf(asked, 'id'), result };
}

function resultOf(method: string, parameter: unknown): unknown {
  const [hash, account] = [toHex('block', { size: 32 }), toHex('account', { size: 20 })];
  switch (method) {
    case 'eth_blockNumber':
      return '0x2a';
    case 'eth_getBalance':
      return toHex(10n ** 18n);
    case 'eth_getTransactionCount':
      return '0x1';
    case 'eth_call':
      return resultOfCall(fieldOf(parameter, 'data'));
    case 'eth_getTransactionReceipt':
      return {
        transactionHash: parameter,
        blockHash: hash,
        blockNumber: '0x2a',
        transactionIndex: '0x0',
        from: account,
        to: account,
        contractAddress: null,
        gasUsed: '0x1',
        cumulativeGasUsed: '0x1',
        effectiveGasPrice: '0x1',
        logs: [],
        logsBloom: '0x',
        status: '0x1',
        type: '0x2',
      };
    default:
      return '0x';
  }
}

function resultOfCall(data: unknown): Hex {
  if (!isHex(data)) return '0x';
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data });
  if (functionName !== 'aggregate3') return '0x';
  const result = args[0].map(({ callData }) => {
    const success = callData.startsWith(GET_BALANCE);
    return { success, returnData: success ? toHex(10n ** 18n, { size: 32 }) : ('0x' as const) };
  });
  return encodeFunctionResult({ abi: multicall3Abi, functionName, result });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
