import { parseJson } from '@mooring/internal';
import type { Clock } from '../core/clock.ts';
import {
  isObject,
  isTooDeep,
  type RpcCall,
  type RpcError,
  type RpcReply,
} from '../core/message.ts';
import { isPlausibleResult } from '../core/readMethods.ts';
import { classifyError, retryAfterMs } from './nodeError.ts';
import { type PostUpstream, redactUpstream, type Upstream } from './postUpstream.ts';

/** Reason an upstream gave no usable response; safe to log. */
export type UpstreamFailure =
  | 'cancelled'
  | 'timeout'
  | 'unreachable'
  | 'too large'
  | 'not JSON'
  | 'no batches'
  | 'wrong answer'
  | 'limit'
  | `status ${number}`;

/**
 * Outcome of a request to an upstream. Replies are in the order of the calls; null for one that the
 * upstream omitted, answered with an invalid result or refused because of a limit. Not all are null.
 * `bytes` is the approximate size of the response.
 */
export type UpstreamOutcome =
  | { kind: 'answered'; replies: readonly (RpcReply | null)[]; bytes: number }
  | { kind: 'failed'; reason: UpstreamFailure; retryAfterMs: number | null };

/** Options of a request to an upstream; `signal` aborts it when no client waits for it. */
export interface AskOptions {
  /** Expected chain id; null for any. */
  networkId: number | null;
  timeoutMs: number;
  maxBytes: number;
  signal: AbortSignal;
  clock: Clock;
  post: PostUpstream;
  /** Id of the first call. Default: 1. Our own requests use 0, to tell them from visitors'. */
  firstId?: 0 | 1;
}

/** Returns true for statuses that mean an upstream failure whatever the body says: a bad key, a limit. */
function isRefusalStatus(status: number): boolean {
  return status >= 500 || (status >= 300 && status < 400) || [401, 403, 429].includes(status);
}

/**
 * Sends one request to one upstream. A single call is a single request, several are one batch; ids are our
 * own, so that visitors' ids never leave and cannot clash.
 */
export async function askUpstream(
  upstream: Upstream,
  calls: readonly RpcCall[],
  options: AskOptions,
): Promise<UpstreamOutcome> {
  const { firstId = 1, signal } = options;
  if (signal.aborted) return failedOutcome('cancelled');
  const ending = new AbortController();
  let isLate = false;
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  const stopTimer = options.clock.after(options.timeoutMs, () => {
    isLate = true;
    end();
  });
  try {
    const requests = calls.map((call, index) => ({ jsonrpc: '2.0', id: firstId + index, ...call }));
    const body = JSON.stringify(requests.length === 1 ? requests[0] : requests);
    const { maxBytes, post } = options;
    const answer = await post(upstream, body, { maxBytes, signal: ending.signal });
    if (isRefusalStatus(answer.status)) {
      return failedOutcome(`status ${answer.status}`, retryAfterMs(answer.retryAfter, Date.now()));
    }
    if (answer.text === null) return failedOutcome('too large');
    return readUpstreamAnswer(answer.text, answer.status, calls, upstream, { ...options, firstId });
  } catch {
    if (signal.aborted) return failedOutcome('cancelled');
    return failedOutcome(isLate ? 'timeout' : 'unreachable');
  } finally {
    stopTimer();
    signal.removeEventListener('abort', end);
  }
}

function failedOutcome(
  reason: UpstreamFailure,
  retryAfterMs: number | null = null,
): UpstreamOutcome {
  return { kind: 'failed', reason, retryAfterMs };
}

function readUpstreamAnswer(
  text: string,
  status: number,
  calls: readonly RpcCall[],
  upstream: Upstream,
  { networkId, firstId }: { networkId: number | null; firstId: number },
): UpstreamOutcome {
  const isGood = status >= 200 && status < 300;
  const body = parseJson(text);
  if (body === undefined && isGood) return failedOutcome('not JSON');
  const isBatch = calls.length > 1;
  const error = isObject(body) ? readError(body.error, upstream) : null;
  if (isBatch && !Array.isArray(body)) {
    return failedOutcome(
      error !== null && classifyError(error) === 'limit' ? 'limit' : 'no batches',
    );
  }
  const answers: readonly unknown[] = isBatch && Array.isArray(body) ? body : [body];
  const replies: (RpcReply | null)[] = calls.map(() => null);
  let isLimited = false;
  for (const answer of answers) {
    if (!isObject(answer) || typeof answer.id !== 'number' || isTooDeep(answer)) continue;
    const index = answer.id - firstId;
    const call = calls[index];
    if (call === undefined || replies[index] !== null) continue;
    const reply = readReply(answer, call, upstream, networkId);
    if (reply !== null && 'error' in reply && classifyError(reply.error) === 'limit')
      isLimited = true;
    else replies[index] = reply;
  }
  if (replies.some((reply) => reply !== null)) {
    return { kind: 'answered', replies, bytes: text.length };
  }
  if (isLimited) return failedOutcome('limit');
  return failedOutcome(isGood ? 'wrong answer' : `status ${status}`);
}

function readReply(
  answer: { readonly result?: unknown; readonly error?: unknown },
  call: RpcCall,
  upstream: Upstream,
  networkId: number | null,
): RpcReply | null {
  // Some nodes send `"error": null` beside a result.
  if (answer.error !== undefined && answer.error !== null) {
    const error = readError(answer.error, upstream);
    return error === null ? null : { error };
  }
  if (!isPlausibleResult(call, answer.result, networkId)) return null;
  return { result: answer.result };
}

function readError(value: unknown, upstream: Upstream): RpcError | null {
  if (!isObject(value)) return null;
  const { code, message, data } = value;
  if (typeof code !== 'number' || !Number.isInteger(code) || typeof message !== 'string') {
    return null;
  }
  const shown = redactUpstream(message, upstream);
  return data === undefined
    ? { code, message: shown }
    : { code, message: shown, data: redactData(data, upstream) };
}

/**
 * Removes the upstream's URL from error data: revert data is hex or an object with hex, other texts may
 * quote it.
 */
function redactData(data: unknown, upstream: Upstream): unknown {
  const written = JSON.stringify(data);
  const shown = redactUpstream(written, upstream);
  return shown === written ? data : parseJson(shown);
}
