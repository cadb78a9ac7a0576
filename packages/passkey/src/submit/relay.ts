import { PasskeyError } from '../passkeyError.ts';
import { checkRelayMistakes } from '../passkeyMistakes.ts';
import type { Refund, Submitter } from './submitter.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Options of {@link relay}. */
export interface RelayOptions {
  /** URL of the relay, such as `/relay`. */
  readonly url: string;
  /** Payer's name on the review screen. Default: `relay`. */
  readonly name?: string;
  /** Terms of the account's refund to the relay. Default: none, the relay pays. */
  readonly refund?: Refund;
  /** Longest wait for the response, in ms. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Default: the page's `fetch`. */
  readonly fetch?: typeof fetch;
}

/**
 * Creates the submitter of the operator's relay: `POST` of `{ chainId, to, data }` as JSON, which returns `{ hash }`, or
 * an error status and `{ error, message? }`. Requests to the page's own origin include the session's cookies.
 *
 * A relay's error is a `PasskeyError` with its response as `cause`. The relay is not trusted: it cannot change a signed
 * transaction, and the account executes it once.
 *
 * @example
 * ```ts
 * import { relay } from '@mooring/passkey';
 *
 * const submitter = relay({ url: '/relay' });
 * ```
 */
export function relay(options: RelayOptions): Submitter {
  if (process.env.NODE_ENV !== 'production') checkRelayMistakes(options);
  const { name = 'relay', refund } = options;
  return {
    name,
    refund,
    // A separate chunk: most visits send nothing.
    submit: async (submission) => (await loadPost()).postToRelay(options, submission),
  };
}

/** Loads the request code. A load failure is a relay error, so that another submitter can send the transaction. */
function loadPost() {
  return import('./postToRelay.ts').catch((cause: unknown) => {
    throw new PasskeyError('relayUnreachable', 'The relay request failed.', { cause });
  });
}
