import { walletMethods } from '../session/wantedNamespaces.ts';

/** Kind of a method, by what answers it. */
export type MethodKind =
  /** Answered here, from the session. */
  | 'accounts'
  | 'connect'
  | 'chainId'
  | 'netVersion'
  | 'switchChain'
  | 'addChain'
  /** Answered by the wallet, with its person. */
  | 'wallet'
  /** Answered by the wallet alone: it may never respond, so the timeout is short. */
  | 'walletRead'
  /** Answered by a node. */
  | 'read';

const kinds: Readonly<Record<string, MethodKind>> = {
  eth_accounts: 'accounts',
  eth_requestAccounts: 'connect',
  eth_chainId: 'chainId',
  net_version: 'netVersion',
  wallet_switchEthereumChain: 'switchChain',
  wallet_addEthereumChain: 'addChain',
  wallet_getCapabilities: 'walletRead',
  wallet_getCallsStatus: 'walletRead',
};

/** Kind of a method: phones handle only what nodes cannot. */
export function kindOf(method: string): MethodKind {
  if (Object.hasOwn(kinds, method)) return kinds[method] ?? 'read';
  return walletMethods.includes(method) ? 'wallet' : 'read';
}
