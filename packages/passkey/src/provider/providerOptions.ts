import type { ChainRead } from '../account/chainRead.ts';
import type { PasskeyContracts } from '../account/contracts.ts';
import type { PasskeyPlace } from '../credential/browser.ts';
import type { KnownFacts } from '../explanation/explainReview.ts';
import type { RecoveryModule } from '../recovery/recoveryModules.ts';
import type { PasskeyStorage } from '../store/storedAccount.ts';
import type { Submitter } from '../submit/submitter.ts';
import type { FailureRequest, ReviewRequest } from './review.ts';

/** Network the account is offered on. */
export interface PasskeyNetwork {
  readonly chainId: number;
  readonly read: ChainRead;
}

/** Options of `createPasskeyProvider`. */
export interface PasskeyProviderOptions extends PasskeyPlace {
  /** Name of the application; some browsers show it with a new passkey. */
  readonly appName: string;
  /** Networks with the same passkey contracts, so that the account has one address. The first is current. */
  readonly networks: readonly [PasskeyNetwork, ...PasskeyNetwork[]];
  readonly contracts: PasskeyContracts;
  /** Shows everything that will be signed, before the browser's prompt. */
  readonly review: ReviewRequest;
  /** Shows the review again after an error of the authenticator, to retry. Default: the request rejects. */
  readonly onFailure?: FailureRequest | undefined;
  /** Sends transactions. Default: none, the account only signs messages. */
  readonly submitter?: Submitter | undefined;
  readonly storage: PasskeyStorage;
  /** Facts that explain payments, by chain id. Default: none. */
  readonly known?: ((chainId: number) => KnownFacts | undefined) | undefined;
  /** Requests `{ publicKey, others? }` of a credential id from a server. The response is checked. */
  readonly lookUp?: ((credentialId: string) => Promise<unknown>) | undefined;
  /**
   * Signs in at a server with the signature that finds an account, which saves a prompt, or that proves a new passkey.
   * `assert` signs the server's challenge and resolves to the assertion for the server, with the `publicKey` once it is
   * known. Errors of the server are ignored. Resolves to true after a sign-in.
   */
  readonly signIn?:
    | ((assert: (challenge: string) => Promise<object>) => Promise<unknown>)
    | undefined;
  /** Recovery modules by chain id; they take precedence over `recoveryModules` of `@mooring/passkey/recovery`. */
  readonly recovery?: Readonly<Record<number, RecoveryModule>> | undefined;
  /**
   * Longest wait for the account's last transaction before the next is signed, in ms. Default: 60,000. After
   * that the next one replaces it: only one of the two can be executed.
   */
  readonly inclusionMs?: number | undefined;
  /** Interval of reading the chain in the meantime, in ms. Default: 1,000. */
  readonly pollMs?: number | undefined;
}
