import { decodeFunctionData, type Hex, isHex, pad, parseAbi, toHex } from 'viem';
import { expect, it } from 'vitest';
import { NodeError, UnreachableError } from '../rpc/chainRequest.ts';
import { createRelayChain } from './relayChain.ts';

const abi = parseAbi([
  'function getL1Fee(bytes transaction) view returns (uint256)',
  'function getOperatorFee(uint256 gas) view returns (uint256)',
]);
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const call = { from: address, to: address, data: '0x1234' } as const;
const transaction = { ...call, chainId: 10, gas: 50_000, fee: 9n, tip: 1n };

type Oracle = (call: ReturnType<typeof decodeFunctionData<typeof abi>>) => bigint | NodeError;

/** Network whose oracle answers so; without one, it has no code there. */
function openChain(oracle?: Oracle, receipt: object = {}) {
  return createRelayChain(async ({ method, params = [] }) => {
    if (method === 'eth_getTransactionReceipt')
      return { status: '0x1', gasUsed: '0x2710', effectiveGasPrice: '0x7', ...receipt };
    const data: unknown = Object(params[0]).data;
    if (!oracle || !isHex(data)) return '0x';
    const answer = oracle(decodeFunctionData({ abi, data }));
    if (answer instanceof NodeError) throw answer;
    return pad(toHex(answer));
  });
}

const reverted = new NodeError({ code: 3, message: 'execution reverted', data: '0x' });
const limited = new NodeError({ code: -32_005, message: 'limit exceeded', data: undefined });
const ofGas: Oracle = (call) => (call.functionName === 'getL1Fee' ? 100n : call.args[0] * 2n);

it.each<[string, Oracle | undefined, bigint]>([
  ['half as much again for data, and the operator’s of the gas limit', ofGas, 150n + 100_000n],
  [
    'data alone before Isthmus',
    ({ functionName }) => (functionName === 'getL1Fee' ? 100n : reverted),
    150n,
  ],
  ['nothing on another network', undefined, 0n],
])('dataFee returns %s', async (_, oracle, fee) => {
  expect(await openChain(oracle).dataFee(transaction)).toBe(fee);
});

it.each<[string, Oracle]>([
  ['for data', ({ functionName }) => (functionName === 'getL1Fee' ? limited : 0n)],
  ['of the operator', ({ functionName }) => (functionName === 'getL1Fee' ? 0n : limited)],
])('dataFee rejects if the node does not return the fee %s', async (_, oracle) => {
  await expect(openChain(oracle).dataFee(transaction)).rejects.toThrow(UnreachableError);
});

it.each<[string, object, bigint]>([
  ['of an ordinary network', {}, 70_000n],
  ['of a rollup', { l1Fee: '0x64' }, 70_100n],
  ['with an operator', { l1Fee: '0x64', operatorFeeScalar: '0x1' }, 90_100n],
  ['without one', { operatorFeeScalar: '0x0', operatorFeeConstant: '0x0' }, 70_000n],
])('receipt %s includes all fees in its cost', async (_, fields, cost) => {
  const hash: Hex = `0x${'11'.repeat(32)}`;
  expect(await openChain(ofGas, fields).receipt([hash])).toMatchObject({ gasUsed: 10_000, cost });
});

it.each<[number, string]>([
  [3, 'execution reverted'],
  [-32_603, 'execution reverted: not enough'],
  [-32_000, 'gas required exceeds allowance (50000)'],
  [-32_000, 'insufficient funds for gas * price + value'],
])('a transaction fails for the error %i, "%s"', async (code, message) => {
  const chain = failingChain({ code, message });
  expect(await chain.estimate(transaction)).toEqual({ reason: message });
  expect(await chain.failure(transaction)).toBe(message);
});

it.each<[number, string]>([
  [-32_603, 'Internal error'],
  [-32_000, 'header not found'],
  [-32_000, 'missing trie node 1a2b (path )'],
  [-32_005, 'limit exceeded'],
  [429, 'Too Many Requests'],
])('whether a transaction fails is unknown for the error %i, "%s"', async (code, message) => {
  const chain = failingChain({ code, message });
  for (const asked of [chain.estimate(transaction), chain.failure(transaction)])
    await expect(asked).rejects.toThrow(message);
});

/** Network whose node answers with an error. */
function failingChain(error: { code: number; message: string }) {
  return createRelayChain(async () => {
    throw new NodeError(error);
  });
}
