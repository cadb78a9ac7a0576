import { numberToHex } from 'viem';
import { checkCapabilities } from './calls.ts';
import { type Method, type Methods, networkOf, readQuantity, readRecord } from './method.ts';

const switchChain: Method = async (context, [params]) => {
  const chainId = Number(readQuantity(readRecord(params)['chainId']));
  context.switchTo(networkOf(context, chainId).chainId);
  return null;
};

/** Capability of ERC-7846: sign-in together with connecting. */
const signInWithEthereum = 'signInWithEthereum';

/** Methods of accounts and networks: EIP-1102, EIP-695, EIP-3326, EIP-3085 and ERC-7846. */
export const connectionMethods: Methods = {
  eth_accounts: async ({ account }) => [account()?.address ?? []].flat(),
  eth_requestAccounts: async ({ connect }) => [(await connect()).address],
  eth_chainId: async ({ chainId }) => numberToHex(chainId()),
  net_version: async ({ chainId }) => `${chainId()}`,
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: switchChain,

  wallet_connect: async (context, [params]) => {
    const asked = checkCapabilities(params, signInWithEthereum);
    if (asked === undefined) {
      const { address } = await context.connect();
      return { accounts: [{ address, capabilities: {} }] };
    }
    // A chunk of its own: most pages ask for a sign-in by itself.
    const { readSignIn, signIn } = await import('../sign-in/composeSignIn.ts');
    const request = readSignIn(context, asked);
    const { address } = await context.connect();
    const capabilities = { [signInWithEthereum]: await signIn(context, request) };
    return { accounts: [{ address, capabilities }] };
  },
};

/** Methods of a node that neither send nor sign. */
const reads = /^(?:eth_(?!send|sign)|web3_)/;

/** Method that passes a read on to the chain; `undefined` for what is none. */
export function passOn(method: string): Method | undefined {
  if (!reads.test(method)) return undefined;
  return async (context, params) => networkOf(context, context.chainId()).read({ method, params });
}
