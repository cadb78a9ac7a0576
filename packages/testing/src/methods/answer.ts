import type { Wallet } from '../wallet/createWallet.ts';
import { accountMethods } from './accounts.ts';
import { assetMethods } from './assets.ts';
import { callsMethods } from './calls.ts';
import type { Methods } from './method.ts';
import { networkMethods } from './networks.ts';
import { readFromNode } from './reads.ts';
import { signingMethods } from './signing.ts';
import { subscriptionMethods } from './subscriptions.ts';
import { transactionMethods } from './transactions.ts';

const methods: Methods = {
  ...accountMethods,
  ...networkMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
  ...assetMethods,
};

const withSubscriptions: Methods = { ...methods, ...subscriptionMethods };

/**
 * The names of all that a wallet does itself; reads go to a node, and subscriptions are for pages
 * alone. With or without the methods of a wallet that has capabilities.
 */
export function methodNames(hasCapabilities: boolean): readonly string[] {
  const names = Object.keys(methods);
  return hasCapabilities ? names : names.filter((name) => !Object.hasOwn(callsMethods, name));
}

/**
 * Answers a request of a page. A person is asked where a wallet asks one; reads go to the node of the
 * active network.
 *
 * @throws ProviderRpcError as the method says; 4200 for methods a wallet does not have
 */
export async function answer(wallet: Wallet, method: string, params: unknown): Promise<unknown> {
  const own = Object.hasOwn(withSubscriptions, method) ? withSubscriptions[method] : undefined;
  return own ? own(wallet, params) : readFromNode(wallet, method, params);
}
