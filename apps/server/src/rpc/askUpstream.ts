import { isObject, isTooDeep, type RpcCall, type RpcError, type RpcReply } from './message.ts';
import { readBounded } from './readBounded.ts';
import { isPlausibleResult } from './readMethods.ts';
import { type Upstream, withoutUpstream } from './upstreamAddress.ts';

/** Why an upstream gave no usable answer; fit for a log. */
export type UpstreamFailure =
  | 'cancelled'
  | 'timeout'
  | 'unreachable'
  | 'too large'
  | 'not JSON'
  | 'wrong answer'
  | `status ${number}`;

/** What became of asking an upstream. Replies come in the order of the calls. */
export type UpstreamOutcome =
  | { kind: 'answered'; replies: readonly RpcReply[] }
  | { kind: 'failed'; reason: UpstreamFailure };

/** How an upstream is asked: `signal` ends it early because nobody waits any more. */
export type AskOptions = {
  networkId: number;
  timeoutMs: number;
  maxBytes: number;
  signal: AbortSignal;
};

/** Statuses that are the upstream's own trouble whatever the body says: a bad key, a limit. */
function isRefusal(status: number): boolean {
  return status >= 500 || (status >= 300 && status < 400) || [401, 403, 429].includes(status);
}

/**
 * Asks one upstream, once. A single call goes as a single request, several as one batch; the ids
 * are our own, so that a visitor's never leave and cannot clash.
 */
export async function askUpstream(
  upstream: Upstream,
  calls: readonly RpcCall[],
  options: AskOptions,
): Promise<UpstreamOutcome> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const requests = calls.map((call, index) => ({ jsonrpc: '2.0', id: index + 1, ...call }));
  try {
    const response = await fetch(upstream.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...upstream.headers,
      },
      body: JSON.stringify(requests.length === 1 ? requests[0] : requests),
      // A redirect would carry the key to a place nobody configured.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, options.signal]),
    });
    if (isRefusal(response.status)) {
      await response.body?.cancel();
      return failed(`status ${response.status}`);
    }
    const text = await readBounded(response.body, options.maxBytes);
    if (text === null) return failed('too large');
    const body = parseJson(text);
    if (body === undefined) return failed(response.ok ? 'not JSON' : `status ${response.status}`);
    const replies = matchReplies(body, calls, upstream, options.networkId);
    if (replies !== null) return { kind: 'answered', replies };
    return failed(response.ok ? 'wrong answer' : `status ${response.status}`);
  } catch {
    if (options.signal.aborted) return failed('cancelled');
    return failed(timeout.aborted ? 'timeout' : 'unreachable');
  }
}

function failed(reason: UpstreamFailure): UpstreamOutcome {
  return { kind: 'failed', reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function matchReplies(
  body: unknown,
  calls: readonly RpcCall[],
  upstream: Upstream,
  networkId: number,
): RpcReply[] | null {
  const answers: readonly unknown[] = calls.length === 1 ? [body] : Array.isArray(body) ? body : [];
  if (answers.length !== calls.length) return null;
  const byId = new Map<unknown, RpcReply>();
  for (const answer of answers) {
    if (!isObject(answer) || typeof answer.id !== 'number' || isTooDeep(answer)) return null;
    const call = calls[answer.id - 1];
    if (call === undefined || byId.has(answer.id)) return null;
    const reply = readReply(answer, call, upstream, networkId);
    if (reply === null) return null;
    byId.set(answer.id, reply);
  }
  return calls.flatMap((_, index) => byId.get(index + 1) ?? []);
}

function readReply(
  answer: { readonly result?: unknown; readonly error?: unknown },
  call: RpcCall,
  upstream: Upstream,
  networkId: number,
): RpcReply | null {
  // Some nodes send `"error": null` beside a result.
  if (answer.error !== undefined && answer.error !== null) {
    const error = readError(answer.error, upstream);
    return error === null ? null : { error };
  }
  if (!isPlausibleResult(call.method, answer.result, networkId)) return null;
  return { result: answer.result };
}

function readError(value: unknown, upstream: Upstream): RpcError | null {
  if (!isObject(value)) return null;
  const { code, message, data } = value;
  if (typeof code !== 'number' || !Number.isInteger(code) || typeof message !== 'string') {
    return null;
  }
  const shown = withoutUpstream(message, upstream);
  return data === undefined
    ? { code, message: shown }
    : { code, message: shown, data: hideIn(data, upstream) };
}

/** Revert data is hex or an object with hex in it; texts around it may quote the upstream. */
function hideIn(data: unknown, upstream: Upstream): unknown {
  const written = JSON.stringify(data);
  const shown = withoutUpstream(written, upstream);
  return shown === written ? data : parseJson(shown);
}
