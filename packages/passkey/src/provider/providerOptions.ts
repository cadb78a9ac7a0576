import type { ChainRead } from '../account/address.ts';
import type { PasskeyContracts } from '../account/contracts.ts';
import type { PasskeyPlace } from '../credential/browser.ts';
import type { KnownFacts } from '../explanation/explainReview.ts';
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
  /** Name of the application, which some browsers show with a new passkey. */
  readonly appName: string;
  /** Networks with the same passkey contracts, so that the account has one address. The first is current. */
  readonly networks: readonly [PasskeyNetwork, ...PasskeyNetwork[]];
  readonly contracts: PasskeyContracts;
  /** Shows a person the whole of what will be signed, before the browser's prompt. */
  readonly review: ReviewRequest;
  /** Shows what did not come to be signed, to try again. Default: the request rejects. */
  readonly onFailure?: FailureRequest | undefined;
  /** Without one, the account signs messages and sends nothing. */
  readonly submitter?: Submitter | undefined;
  readonly storage: PasskeyStorage;
  /** Facts of a network and a person, by which payments are explained. Default: none, and nothing read. */
  readonly known?: ((chainId: number) => KnownFacts | undefined) | undefined;
  /** Asks a server for `{ publicKey, others? }` of a credential id. What it says is checked. */
  readonly lookUp?: ((credentialId: string) => Promise<unknown>) | undefined;
  /**
   * Signs in at a server by the signature of a passkey that was found, which spares a touch, or just created:
   * `assert` signs the server's challenge and resolves to what it checks, with the `publicKey` as soon as that is
   * known. Errors of the server change nothing; true says that it has signed in.
   */
  readonly signIn?:
    | ((assert: (challenge: string) => Promise<object>) => Promise<unknown>)
    | undefined;
  /**
   * Longest wait for the account's last transaction before the next is signed, in ms. Default: 60,000. After
   * that the next one takes its place: of the two, only one can be executed.
   */
  readonly inclusionMs?: number | undefined;
  /** Interval of asking the chain meanwhile, in ms. Default: 1,000. */
  readonly pollMs?: number | undefined;
}
