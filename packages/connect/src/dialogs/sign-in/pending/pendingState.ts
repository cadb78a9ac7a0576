import type { PendingSignIn } from '../../../core/authenticationAdapter.ts';
import type { MultisigProgress } from '../../../core/multisigSource.ts';

/** Where the sign-in of a multisig stands that waits for its owners. */
export type PendingState =
  | {
      readonly step: 'none';
      /** Its time was over before every owner had signed. */
      readonly expired: boolean;
    }
  | {
      readonly step: 'waiting';
      readonly pending: PendingSignIn;
      readonly progress: MultisigProgress;
      /** The last look failed; it is looked again by itself. */
      readonly failed: boolean;
    };

export const nonePending: PendingState = { step: 'none', expired: false };
