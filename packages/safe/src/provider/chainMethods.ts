import { isRecord } from '@mooring/internal';
import { numberToHex } from 'viem';
import { rpcCall } from '../messaging/hostRequests.ts';
import { ProviderRpcError } from '../providerRpcError.ts';
import { type Method, type Methods, readQuantity, readRecord } from './method.ts';

const accounts: Method = async ({ safe }) => [safe.safeAddress];

/** A Safe is on one network: switching to it succeeds, any other is unknown (EIP-3326). */
const stayOnChain: Method = async ({ safe }, [params]) => {
  if (readQuantity(readRecord(params)['chainId']) === BigInt(safe.chainId)) return null;
  throw new ProviderRpcError(4902, `This Safe is on network ${safe.chainId} only.`);
};

/** Methods of accounts and networks: EIP-1102, EIP-695, EIP-3326 and EIP-3085. */
export const networkMethods: Methods = {
  eth_accounts: accounts,
  eth_requestAccounts: accounts,
  eth_chainId: async ({ safe }) => numberToHex(safe.chainId),
  net_version: async ({ safe }) => `${safe.chainId}`,
  wallet_switchEthereumChain: stayOnChain,
  wallet_addEthereumChain: stayOnChain,
};

/** Read methods that hosts forward to their node. */
const passedReads = [
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

const passedOn = (call: string): [string, Method] => [
  call,
  ({ messenger }, params) => rpcCall(messenger, call, params),
];

/** Methods that read the chain through the host. */
export const readMethods: Methods = {
  ...Object.fromEntries(passedReads.map(passedOn)),
  eth_blockNumber: async ({ messenger }) => {
    const block = await rpcCall(messenger, 'eth_getBlockByNumber', ['latest', false]);
    if (!isRecord(block)) throw new ProviderRpcError(-32603, 'The Safe returned no block.');
    const { number } = block;
    return typeof number === 'number' ? `0x${number.toString(16)}` : number;
  },
};
