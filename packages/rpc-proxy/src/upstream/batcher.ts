import { RPC_ERROR, type RpcCall, type RpcReply } from '../core/message.ts';
import type { UpstreamFailure, UpstreamOutcome } from './askUpstream.ts';

/** Sends a request to an upstream: a single call, or a batch. */
export type SendCalls = (
  calls: readonly RpcCall[],
  signal: AbortSignal,
  timeoutMs: number,
) => Promise<UpstreamOutcome>;

/** Sends several calls to an upstream, batched or one by one. */
export interface Batcher {
  ask: SendCalls;
  /** Assumes again that the upstream supports batches. */
  forget(): void;
}

/** Concurrent requests to an upstream without batches. */
const CONCURRENT_SINGLES = 8;
/** Failures after which another single call may succeed. */
const SINGLE_CALL_FAILURES: readonly UpstreamFailure[] = ['too large', 'wrong answer'];

/**
 * Sends several calls as one batch, or one by one once the upstream has refused batches or when the
 * response to the batch is too large. Then calls are answered up to `mostBytes` in total, and the others
 * get an error.
 */
export function createBatcher(send: SendCalls, mostBytes: number): Batcher {
  let takesBatches = true;

  async function askSingly(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<UpstreamOutcome> {
    const replies: (RpcReply | null)[] = calls.map(() => null);
    const queue = calls.entries();
    const failures: UpstreamOutcome[] = [];
    let bytes = 0;
    const work = async () => {
      for (const [place, call] of queue) {
        if (bytes > mostBytes) {
          replies[place] = { error: RPC_ERROR.answerTooLarge };
          continue;
        }
        const outcome = await send([call], signal, timeoutMs);
        if (outcome.kind === 'answered') {
          bytes += outcome.bytes;
          replies[place] = outcome.replies[0] ?? null;
        } else {
          failures.push(outcome);
          if (!SINGLE_CALL_FAILURES.includes(outcome.reason)) return;
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(CONCURRENT_SINGLES, calls.length) }, work));
    const [failure] = failures;
    const isAnswered = failure === undefined || replies.some((reply) => reply !== null);
    return isAnswered ? { kind: 'answered', replies, bytes } : failure;
  }

  return {
    async ask(calls, signal, timeoutMs) {
      if (calls.length === 1) return send(calls, signal, timeoutMs);
      if (!takesBatches) return askSingly(calls, signal, timeoutMs);
      const together = await send(calls, signal, timeoutMs);
      if (together.kind === 'answered') return together;
      if (together.reason !== 'no batches' && together.reason !== 'too large') return together;
      const singly = await askSingly(calls, signal, timeoutMs);
      if (together.reason === 'no batches' && singly.kind === 'answered') takesBatches = false;
      return singly;
    },
    forget() {
      takesBatches = true;
    },
  };
}
