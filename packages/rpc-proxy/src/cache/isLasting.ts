import { lookUp, readOwnField } from '@mooring/internal';
import { parseQuantity, type RpcCall } from '../core/message.ts';

/** Index of the block parameter, for methods that read state at a block. */
const BLOCK_PARAMETER: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_feeHistory: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
  eth_getTransactionCount: 1,
};

/**
 * Returns true if the result of a call is immutable: the chain's identity, and data of blocks up to `finalized`
 * (number of the newest finalized block, null when unknown). "Not found" is never immutable, nor is a block
 * addressed by a tag such as `latest`.
 */
export function isLasting(call: RpcCall, result: unknown, finalized: number | null): boolean {
  if (result === null || result === undefined) return false;
  const { method } = call;
  const params: readonly unknown[] = Array.isArray(call.params) ? call.params : [];
  if (method === 'eth_chainId' || method === 'net_version') return true;
  const isFinal = (block: unknown) => {
    const number = parseQuantity(block);
    return number !== null && finalized !== null && number <= finalized;
  };
  switch (method) {
    case 'eth_getBlockByHash':
      return isFinal(readOwnField(result, 'number'));
    case 'eth_getBlockByNumber':
      return isFinal(params[0]) && readOwnField(result, 'number') === params[0];
    case 'eth_getTransactionByHash':
    case 'eth_getTransactionReceipt':
      return isFinal(readOwnField(result, 'blockNumber'));
    case 'eth_getLogs':
      return areFinalLogs(params[0], result, isFinal);
    default: {
      const place = lookUp(BLOCK_PARAMETER, method);
      return place !== undefined && isFixedState(params[place], isFinal);
    }
  }
}

/** Block given by number, or by hash, whose state never changes, canonical or not (EIP-1898). */
function isFixedState(block: unknown, isFinal: (block: unknown) => boolean): boolean {
  if (typeof block !== 'object') return isFinal(block);
  const hash = readOwnField(block, 'blockHash');
  if (typeof hash !== 'string') return isFinal(readOwnField(block, 'blockNumber'));
  // With `requireCanonical`, the result becomes an error once the block leaves the chain.
  return readOwnField(block, 'requireCanonical') !== true;
}

function areFinalLogs(
  filter: unknown,
  logs: unknown,
  isFinal: (block: unknown) => boolean,
): boolean {
  if (readOwnField(filter, 'blockHash') === undefined) {
    return isFinal(readOwnField(filter, 'fromBlock')) && isFinal(readOwnField(filter, 'toBlock'));
  }
  // An empty list does not show how old the block is.
  if (!Array.isArray(logs) || logs.length === 0) return false;
  return logs.every((log) => isFinal(readOwnField(log, 'blockNumber')));
}
