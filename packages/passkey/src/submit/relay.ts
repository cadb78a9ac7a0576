import { isHash } from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import { isRecord } from '../record.ts';
import { requestJson } from './requestJson.ts';
import type { Refund, Submitter } from './submitter.ts';

/** Options of {@link relay}. */
export interface RelayOptions {
  /** Where to POST, such as `/relay`. */
  readonly url: string;
  /** Who pays, for the screen before signing. Default: `relay`. */
  readonly name?: string;
  /** Terms on which the account pays the relay back. Default: the relay pays. */
  readonly refund?: Refund;
  /** Longest wait for the response, in ms. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Default: the page's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** Longest words of a relay that are passed on, in characters. */
const longestReason = 300;

/**
 * Sends by the operator's relay: `POST` of `{ chainId, to, data }` as JSON, answered with `{ hash }`, or with an
 * error status and `{ error, message? }`. Cookies of the session go along to the page's own origin.
 *
 * A relay's error is a `PasskeyError` with its answer as `cause`. The relay is not trusted: it cannot change what was signed, and the account executes it once.
 *
 * @example
 * ```ts
 * import { relay } from '@mooring/passkey';
 *
 * const submitter = relay({ url: '/relay' });
 * ```
 */
export function relay(options: RelayOptions): Submitter {
  const { url, name = 'relay', refund, timeoutMs = 30_000 } = options;
  return {
    name,
    refund,
    async submit({ chainId, to, data }) {
      const [status, answer] = await requestJson({
        url,
        method: 'POST',
        body: { chainId, to, data },
        timeoutMs,
        fetch: options.fetch,
      }).catch(({ message, cause }: Error) => {
        const words = `The relay ${message}. It may have sent the transaction all the same.`;
        throw new PasskeyError('relay-unreachable', words, { cause });
      });
      if (status < 200 || status > 299) {
        const words = isRecord(answer) ? (answer['message'] ?? answer['error']) : undefined;
        const reason = typeof words === 'string' ? words.slice(0, longestReason) : '';
        throw new PasskeyError(
          status < 500 ? 'relay-refused' : 'relay-unreachable',
          `The relay did not send it: HTTP ${status} ${reason}`,
          { cause: answer },
        );
      }
      const hash = isRecord(answer) ? answer['hash'] : undefined;
      if (typeof hash === 'string' && isHash(hash)) return hash;
      throw new PasskeyError('relay-unreachable', 'The relay answered without a hash.');
    },
  };
}
