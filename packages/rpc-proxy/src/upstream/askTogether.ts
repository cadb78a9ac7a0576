import { RPC_ERROR, type RpcCall, type RpcReply } from '../core/message.ts';
import type { UpstreamFailure, UpstreamOutcome } from './askUpstream.ts';

/** One request to an upstream: a single call, or a batch. */
export type Send = (
  calls: readonly RpcCall[],
  signal: AbortSignal,
  timeoutMs: number,
) => Promise<UpstreamOutcome>;

/** Asks several calls of an upstream in whichever way it can take them. */
export type AskTogether = {
  ask: Send;
  /** Takes it for one that can do batches again. */
  forget(): void;
};

/** Requests at once where an upstream takes no batches. */
const SINGLES = 8;
/** Another single call may go better. */
const OF_ONE_CALL: readonly UpstreamFailure[] = ['too large', 'wrong answer'];

/**
 * Sends several calls as one batch, and one by one where the upstream has shown that it takes none, or
 * where the answer to all together is too large. Then there are answers until they come to `mostBytes`,
 * and an error that says so for the others.
 */
export function createAskTogether(send: Send, mostBytes: number): AskTogether {
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
          if (!OF_ONE_CALL.includes(outcome.reason)) return;
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(SINGLES, calls.length) }, work));
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
