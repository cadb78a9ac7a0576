import { callNode } from '../rpc/callNode.ts';
import { readList } from '../rpc/params.ts';
import { unsupportedMethod } from '../rpc/providerError.ts';
import { isAsked } from '../script/questions.ts';
import type { WalletState } from '../wallet/createWalletState.ts';
import { accountMethods } from './accounts.ts';
import { callsMethods } from './calls.ts';
import { chainMethods } from './chains.ts';
import type { Methods } from './method.ts';
import { signingMethods } from './signing.ts';
import { transactionMethods } from './transactions.ts';

const methods: Methods = {
  ...accountMethods,
  ...chainMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
  wallet_watchAsset: async () => true,
};

/** The names of all that the wallet does itself, with or without capabilities; reads go to a node. */
export function methodNames(hasCapabilities: boolean): readonly string[] {
  const names = Object.keys(methods);
  return hasCapabilities ? names : names.filter((name) => !Object.hasOwn(callsMethods, name));
}

/**
 * Does what the page asks, as a wallet whose person says yes. What a person is asked waits until the
 * wallet is unlocked; reads go to the node of the network.
 *
 * @throws ProviderRpcError as the method says; 4200 for methods a wallet does not have
 */
export async function approve(
  wallet: WalletState,
  method: string,
  params: unknown,
): Promise<unknown> {
  if (isAsked(undefined, method)) await wallet.untilUnlocked();
  const own = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (own) return own(wallet, params);
  // A local node answers methods too that change it at will, or sign with accounts of its own.
  const isRead = /^(eth|net|web3)_/.test(method) && !/^eth_(sign|sendTransaction)/.test(method);
  if (!isRead) throw unsupportedMethod(method);
  return callNode(wallet.chain(wallet.chainId())?.rpcUrl, method, readList(params));
}
