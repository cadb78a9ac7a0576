import type { Explanation } from '@mooring/safe/payment';
import type {
  SafeCall,
  SafeHashes,
  SafeMessageContent,
  SafeTransaction,
  TypedData,
} from '@mooring/safe/transactions';
import type { Address, Hex } from 'viem';
import type { Simulation } from '../simulation/simulation.ts';

interface Reviewed {
  readonly account: Address;
  readonly chainId: number;
  /** False before the account is deployed on the chain. */
  readonly isDeployed: boolean;
  /** Hashes, computed from the fields of this review. The passkey signs `hash`. */
  readonly hashes: SafeHashes;
}

interface Explained {
  /**
   * Explains what leaves the account, and what is wrong, from the page's facts and the chain. Rejects if this fails; the
   * next call tries again. A transaction that is refused or not explained is not signed, even if approved.
   */
  readonly explain: () => Promise<Explanation>;
}

/** Everything that will be signed, shown to the person before the browser's prompt. */
export type Review =
  | (Reviewed & {
      readonly kind: 'message';
      /** Text, or bytes that encode no text. */
      readonly message: string | { readonly raw: Hex };
    })
  | (Reviewed & {
      readonly kind: 'typed-data';
      /** EIP-712 typed data, as requested. */
      readonly typedData: TypedData;
    })
  | (Reviewed &
      Explained & {
        readonly kind: 'transaction';
        /** Calls, as requested; several are executed atomically. */
        readonly calls: readonly SafeCall[];
        /** Transaction the account signs: the call, or the batch of them. */
        readonly transaction: SafeTransaction;
        /**
         * Name of the submitter, which sends the transaction and pays the network's fee first. Empty for a wallet that
         * the person chooses after signing.
         */
        readonly feePayer: string;
        readonly fee: Fee;
        /**
         * Simulation by the network's node, started with the review; `undefined` if the node cannot simulate. Never
         * rejects. A hint for the person, not a check: the node may lie.
         */
        readonly simulation: Promise<Simulation | undefined>;
      })
  | (OwnerReviewed &
      Explained & {
        readonly kind: 'owner-transaction';
        readonly transaction: SafeTransaction;
        /** Calls of the transaction: one, or those of a batch. */
        readonly calls: readonly SafeCall[];
      })
  | (OwnerReviewed & { readonly kind: 'owner-message'; readonly message: SafeMessageContent });

/** Signature as one of several owners: without effect before enough owners have signed. */
interface OwnerReviewed extends Reviewed {
  /** Safe that acts: the account itself, or another one. */
  readonly safe: Address;
  /**
   * Hashes of that Safe, computed from the fields of this review, which its owners compare. `hashes` differ only if the
   * account is the owner: then they are of its message about these.
   */
  readonly safeHashes: SafeHashes;
}

/** Final payer of the network's fee. */
export type Fee =
  | { readonly payer: 'submitter' }
  | {
      /** The account repays the submitter, as part of the transaction it signs. */
      readonly payer: 'account';
      /** Token of the payment. Default: the network's currency. */
      readonly token?: Address;
      /** Highest payment: in wei, or in the token's smallest unit. */
      readonly most: bigint;
    };

/** Shows a person what will be signed. Resolves to true if approved, false if rejected. */
export type ReviewRequest = (review: Review) => Promise<boolean>;

/**
 * Shows a review again, with the `PasskeyError` of an authenticator that did not sign. Resolves to true to retry, false
 * if rejected.
 */
export type FailureRequest = (review: Review, error: unknown) => Promise<boolean>;
