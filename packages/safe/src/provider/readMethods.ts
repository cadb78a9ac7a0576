import { rpcCall } from '../messaging/hostRequests.ts';
import { isRecord } from '../plainRecord.ts';
import { ProviderRpcError } from '../providerRpcError.ts';
import type { Method, Methods } from './method.ts';

/** Read methods that hosts forward to their node. */
const reads = [
  'eth_call',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionCount',
  // Signing settings of the host: `{ offChainSigning }`.
  'safe_setSettings',
];

const passOn = (call: string): [string, Method] => [
  call,
  ({ messenger }, params) => rpcCall(messenger, call, params),
];

/** Methods that read the chain through the host. */
export const readMethods: Methods = {
  ...Object.fromEntries(reads.map(passOn)),
  eth_blockNumber: async ({ messenger }) => {
    const block = await rpcCall(messenger, 'eth_getBlockByNumber', ['latest', false]);
    if (!isRecord(block)) throw new ProviderRpcError(-32603, 'The Safe answered without a block.');
    const { number } = block;
    return typeof number === 'number' ? `0x${number.toString(16)}` : number;
  },
};
