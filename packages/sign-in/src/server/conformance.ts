import { clearingChecks } from './conformance/clearingChecks.ts';
import { attemptChecks, nonceChecks } from './conformance/nonceChecks.ts';
import { pendingChecks } from './conformance/pendingChecks.ts';
import { sessionChecks } from './conformance/sessionChecks.ts';
import type { StoreCheck } from './conformance/storeCheck.ts';

export type { OpenStores, StoreCheck } from './conformance/storeCheck.ts';

/** All checks of a `SignInStore`; ours pass them too. */
export const storeChecks: readonly StoreCheck[] = [
  ...nonceChecks,
  ...pendingChecks,
  ...sessionChecks,
  ...attemptChecks,
  ...clearingChecks,
];
