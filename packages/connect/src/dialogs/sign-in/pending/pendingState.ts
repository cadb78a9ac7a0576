import type { PendingSignIn } from '../../../core/authentication.ts';
import type { MultisigProgress } from '../../../core/multisigSource.ts';

/** State of a multisig's sign-in that waits for its owners. */
export type PendingState =
  | {
      readonly step: 'none';
      /** True when it expired before every owner had signed. */
      readonly expired: boolean;
    }
  | {
      readonly step: 'waiting';
      readonly pending: PendingSignIn;
      readonly progress: MultisigProgress;
      /** True when the last check failed; it is repeated automatically. */
      readonly failed: boolean;
    };

export const nonePending: PendingState = { step: 'none', expired: false };
