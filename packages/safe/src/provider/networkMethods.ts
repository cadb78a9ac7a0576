import { numberToHex } from 'viem';
import { ProviderRpcError } from '../providerRpcError.ts';
import type { Method, Methods } from './method.ts';
import { readQuantity, readRecord } from './readParams.ts';

const accounts: Method = async ({ safe }) => [safe.safeAddress];

/** A Safe is on one network: switching to it succeeds, any other is unknown (EIP-3326). */
const stayOnChain: Method = async ({ safe }, [params]) => {
  if (readQuantity(readRecord(params)['chainId']) === BigInt(safe.chainId)) return null;
  throw new ProviderRpcError(
    4902,
    `This Safe is on network ${safe.chainId} only. Open one on the other.`,
  );
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
