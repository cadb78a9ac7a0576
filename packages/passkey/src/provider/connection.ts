import { isRecord } from '@mooring/internal';
import { numberToHex } from 'viem';
import { type Method, type Methods, networkOf, readQuantity, readRecord } from './method.ts';

const switchNetwork: Method = async (context, [params]) => {
  const chainId = Number(readQuantity(readRecord(params)['chainId']));
  context.switchTo(networkOf(context, chainId).chainId);
  return null;
};

/** Methods of accounts and networks: EIP-1102, EIP-695, EIP-3326, EIP-3085 and ERC-7846. */
export const connectionMethods: Methods = {
  eth_accounts: async ({ account }) => [account()?.address ?? []].flat(),
  eth_requestAccounts: async ({ connect }) => [(await connect()).address],
  eth_chainId: async ({ chainId }) => numberToHex(chainId()),
  net_version: async ({ chainId }) => `${chainId()}`,
  wallet_switchEthereumChain: switchNetwork,
  wallet_addEthereumChain: switchNetwork,

  wallet_connect: async (context, [params]) => {
    if (isRecord(params) && params['capabilities'] !== undefined)
      return (await import('./later.ts')).connectWith(context, params);
    return { accounts: [{ address: (await context.connect()).address, capabilities: {} }] };
  },
};

/** Methods of a node that neither send nor sign. */
const readMethodPattern = /^(?:eth_(?!send|sign)|web3_)/;

/** Returns the method that forwards a read to the chain; `undefined` for other methods. */
export function forwardRead(method: string): Method | undefined {
  if (!readMethodPattern.test(method)) return undefined;
  return async (context, params) => networkOf(context, context.chainId()).read({ method, params });
}
