import { accountMethods } from '../../demo-wallet/methods/accounts.ts';
import { assetMethods } from '../../demo-wallet/methods/assets.ts';
import { callsMethods } from '../../demo-wallet/methods/calls.ts';
import type { Method, Methods } from '../../demo-wallet/methods/method.ts';
import { networkMethods } from '../../demo-wallet/methods/networks.ts';
import { isRead, readFromNode } from '../../demo-wallet/methods/reads.ts';
import { signingMethods } from '../../demo-wallet/methods/signing.ts';
import { transactionMethods } from '../../demo-wallet/methods/transactions.ts';

const { eth_accounts, eth_requestAccounts } = accountMethods;

const METHODS: Methods = {
  ...(eth_accounts && { eth_accounts }),
  ...(eth_requestAccounts && { eth_requestAccounts }),
  ...networkMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callsMethods,
  ...assetMethods,
};

/** What the phone offers a site that names nothing. */
export const USUAL_METHODS: readonly string[] = Object.keys(METHODS);

/** How the phone answers a method; undefined when it does not have it. */
export function methodOf(name: string): Method | undefined {
  if (Object.hasOwn(METHODS, name)) return METHODS[name];
  return isRead(name) ? (wallet, params) => readFromNode(wallet, name, params) : undefined;
}
