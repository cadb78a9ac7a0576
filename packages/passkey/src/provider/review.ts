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
  /** False while the account is not on that chain yet. */
  readonly isDeployed: boolean;
  /** Hashes of the very fields here. The passkey signs `hash`. */
  readonly hashes: SafeHashes;
}

interface Explained {
  /**
   * Explains what leaves the account, and what is wrong with it, as this page and the chain know. Rejects when that
   * could not be worked out; the next call tries again. What is refused there, or could not be explained, is not
   * signed, whatever the answer.
   */
  readonly explain: () => Promise<Explanation>;
}

/** The whole of what is about to be signed, for a person to see before the browser's prompt. */
export type Review =
  | (Reviewed & {
      readonly kind: 'message';
      /** Text, or bytes that are no text. */
      readonly message: string | { readonly raw: Hex };
    })
  | (Reviewed & {
      readonly kind: 'typed-data';
      /** EIP-712 typed data as it was asked for. */
      readonly typedData: TypedData;
    })
  | (Reviewed &
      Explained & {
        readonly kind: 'transaction';
        /** Calls as they were asked for; several are executed together or not at all. */
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
         * Outcome by the network's node, asked for as this is shown; `undefined` when the node cannot say. Never
         * rejects. It is the node's word: a hint for a person, and no check.
         */
        readonly simulation: Promise<Simulation | undefined>;
      })
  | (OwnerReviewed &
      Explained & {
        readonly kind: 'owner-transaction';
        readonly transaction: SafeTransaction;
        /** Calls of it: the one, or those of a batch. */
        readonly calls: readonly SafeCall[];
      })
  | (OwnerReviewed & { readonly kind: 'owner-message'; readonly message: SafeMessageContent });

/** Signature as one of several owners: nothing comes of it before enough have signed. */
interface OwnerReviewed extends Reviewed {
  /** Safe that is signed for: the account itself, or another one. */
  readonly safe: Address;
  /**
   * Hashes of that Safe, of the very fields here, by which its owners compare. `hashes` are the same, but where the
   * account is the owner: then they are of its message about these.
   */
  readonly safeHashes: SafeHashes;
}

/** Final payer of the network's fee. */
export type Fee =
  | { readonly payer: 'submitter' }
  | {
      /** The account pays the submitter back, as part of the transaction it signs. */
      readonly payer: 'account';
      /** Token it pays in. Left out: the network's currency. */
      readonly token?: Address;
      /** The most it can pay: in wei, or in the token's smallest unit. */
      readonly most: bigint;
    };

/** Shows a person what will be signed. Resolves to true for a yes, false for a no. */
export type ReviewRequest = (review: Review) => Promise<boolean>;

/**
 * Shows it once more, with the `PasskeyError` of a device or password manager that did not sign. Resolves to true to
 * ask again, false for a no.
 */
export type FailureRequest = (review: Review, error: unknown) => Promise<boolean>;
