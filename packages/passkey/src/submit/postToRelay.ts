import { isRecord } from '@mooring/internal';
import { type Hash, isHash } from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import type { RelayOptions } from './relay.ts';
import { requestJson } from './requestJson.ts';
import type { Submission } from './submitter.ts';

/** Longest message of a relay, in characters; the rest is cut. */
const LONGEST_RELAY_MESSAGE = 300;

/**
 * Sends a signed transaction to a relay, and returns its hash.
 * @throws {PasskeyError} `relayRefused`, `relayUnreachable`, with the relay's response as `cause`
 */
export async function postToRelay(
  { url, timeoutMs = 30_000, fetch }: RelayOptions,
  { chainId, to, data }: Submission,
): Promise<Hash> {
  const body = { chainId, to, data };
  const [status, answer] = await requestJson({
    url,
    method: 'POST',
    body,
    timeoutMs,
    fetch,
  }).catch(({ message, cause }: Error) => {
    const words = `The relay ${message}. It may have sent the transaction all the same.`;
    throw new PasskeyError('relayUnreachable', words, { cause });
  });
  if (status < 200 || status > 299) {
    const words = isRecord(answer) ? (answer['message'] ?? answer['error']) : undefined;
    const reason = typeof words === 'string' ? words.slice(0, LONGEST_RELAY_MESSAGE) : '';
    throw new PasskeyError(
      status < 500 ? 'relayRefused' : 'relayUnreachable',
      `The relay did not send it: HTTP ${status} ${reason}`,
      { cause: answer },
    );
  }
  const hash = isRecord(answer) ? answer['hash'] : undefined;
  if (typeof hash === 'string' && isHash(hash)) return hash;
  throw new PasskeyError('relayUnreachable', 'The relay returned no hash.');
}
