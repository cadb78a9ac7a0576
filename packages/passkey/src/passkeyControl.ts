import type { PasskeyContracts } from './account/contracts.ts';
import type { PasskeyObstacle } from './credential/passkeyObstacle.ts';
import type { AccountOwners } from './owners/accountOwners.ts';
import type { EmailGuardian, PasskeyOptions } from './passkeyOptions.ts';
import type { FailureRequest, ReviewRequest } from './provider/review.ts';
import type { PasskeyAccount } from './store/storedAccount.ts';
import type { SubmitHandler } from './submit/submitter.ts';

/** Control of the account, in addition to wagmi's. */
export interface PasskeyControl {
  /** Configured networks that the account is offered on; empty if none has the contracts. */
  readonly chainIds: readonly number[];
  /** Passkey contracts on these networks. */
  readonly contracts: PasskeyContracts | undefined;
  /** Reason this page cannot use passkey accounts; `undefined` when it can. */
  getObstacle(): PasskeyObstacle | undefined;
  /** True when an account of an earlier visit is on this device. */
  isKnown(): Promise<boolean>;
  /** Connected account, with the passkey it belongs to. */
  getAccount(): PasskeyAccount | undefined;
  /** Owners of the connected account, by network. */
  readonly owners: AccountOwners;
  /** URL of the page with `RecoveryScreens`; undefined without one. */
  readonly recoveryUrl: string | undefined;
  /** URL of a page that proposes to stop a recovery, for accounts of several owners; undefined without one. */
  readonly stopRecoveryUrl: PasskeyOptions['stopRecoveryUrl'];
  /** Guardian by e-mail; undefined without one. */
  readonly emailGuardian: EmailGuardian | undefined;
  /** Removes the account from this device, and disconnects. The passkey stays in its authenticator. */
  forget(): Promise<void>;
  /**
   * Shows what will be signed in place of the option `review`, until the returned function is called. Without either,
   * nothing is signed. `onFailure` shows the review again after an error of the authenticator, to retry.
   */
  onReview(review: ReviewRequest, onFailure?: FailureRequest): () => void;
  /**
   * Sends signed transactions if there is no submitter, or if it did not send (`relayRefused`, `relayUnreachable`),
   * until the returned function is called. Without either, no transaction is signed.
   */
  onSubmit(ask: SubmitHandler): () => void;
  /**
   * Payer of the network's fee: the submitter's name; empty for a wallet that the person chooses after signing;
   * undefined for the account itself.
   */
  readonly feePayer: string | undefined;
}
