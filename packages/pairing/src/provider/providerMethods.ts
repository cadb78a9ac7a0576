import { walletMethods } from '../session/wantedNamespaces.ts';

/** How a method is answered. */
export type MethodKind =
  /** Here: from what the session says. */
  | 'accounts'
  | 'connect'
  | 'chainId'
  | 'netVersion'
  | 'switchChain'
  | 'addChain'
  /** By the wallet, with its person. */
  | 'wallet'
  /** By the wallet alone: its answer may never come, so its time is short. */
  | 'walletRead'
  /** By a node. */
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

/** How a method is answered: a phone is asked for what it alone can do, a node for all the rest. */
export function kindOf(method: string): MethodKind {
  if (Object.hasOwn(kinds, method)) return kinds[method] ?? 'read';
  return walletMethods.includes(method) ? 'wallet' : 'read';
}
