import { attemptChecks } from './attemptChecks.ts';
import { clearingChecks } from './clearingChecks.ts';
import { nonceChecks } from './nonceChecks.ts';
import { pendingChecks } from './pendingChecks.ts';
import { sessionChecks } from './sessionChecks.ts';
import type { StoreCheck } from './storeCheck.ts';

/** All checks of a `SignInStore`; ours pass them too. */
export const storeChecks: readonly StoreCheck[] = [
  ...nonceChecks,
  ...pendingChecks,
  ...sessionChecks,
  ...attemptChecks,
  ...clearingChecks,
];
