import { readList } from '../rpc/params.ts';
import { unsupportedMethod } from '../rpc/providerError.ts';
import type { Wallet } from '../wallet/createWallet.ts';
import { accountMethods } from './accounts.ts';
import { callsMethods } from './calls.ts';
import type { Methods } from './method.ts';
import { assetMethods, networkMethods } from './networks.ts';
import { signingMethods } from './signing.ts';
import { subscriptionMethods } from './subscriptions.ts';
import { transactionMethods } from './transactions.ts';

const walletMethodTable: Methods = {
  ...accountMethods,
  ...networkMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
  ...assetMethods,
};

const withSubscriptions: Methods = { ...walletMethodTable, ...subscriptionMethods };

/**
 * Names of the methods a wallet handles itself: all but reads, which go to a node, and subscriptions and
 * `wallet_connect`, which only pages use. The `wallet_*Calls*` methods are included with `hasCapabilities`.
 */
export function methodNames(hasCapabilities: boolean): readonly string[] {
  const names = Object.keys(walletMethodTable).filter((name) => name !== 'wallet_connect');
  return hasCapabilities ? names : names.filter((name) => !Object.hasOwn(callsMethods, name));
}

/**
 * Handles a page's request. Methods that need approval prompt for it; reads go to the node of
 * the active network.
 *
 * @throws ProviderRpcError of the method; 4200 for unsupported methods
 */
export async function answer(wallet: Wallet, method: string, params: unknown): Promise<unknown> {
  const own = Object.hasOwn(withSubscriptions, method) ? withSubscriptions[method] : undefined;
  return own ? own(wallet, params) : readFromNode(wallet, method, params);
}

/**
 * Forwards a read to the node of the active network. Standard namespaces only: a local node also has
 * methods that change its state, and its own accounts to sign with.
 *
 * @throws ProviderRpcError 4200 for any other method.
 */
async function readFromNode(wallet: Wallet, method: string, params: unknown): Promise<unknown> {
  if (!isRead(method)) throw unsupportedMethod(method);
  return wallet.node(wallet.currentNetwork(), method, readList(params));
}

/** Returns true for methods that only read, or submit a transaction that is signed already. */
export function isRead(method: string): boolean {
  if (method === 'eth_sendRawTransaction') return true;
  return (
    /^(eth|net|web3)_[a-zA-Z]+$/.test(method) &&
    !/^eth_(sign|send|subscribe|unsubscribe|getEncryption|decrypt)/.test(method)
  );
}
