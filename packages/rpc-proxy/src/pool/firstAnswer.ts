import type { Clock } from '../core/clock.ts';

type Options<Candidate, Answer> = {
  clock: Clock;
  /** Ends everything: nobody waits any more. */
  signal: AbortSignal;
  /** Asks one; null when it gave nothing usable. `signal` tells that it is not needed any more. */
  ask(candidate: Candidate, signal: AbortSignal): Promise<Answer | null>;
  /** How long one is waited for before another is asked beside it, in milliseconds. */
  patienceMs(candidate: Candidate): number;
  /** Whether this one may be asked while others still have time. */
  mayHedge(candidate: Candidate): boolean;
  /** Hears of those that were asked in vain because one asked later was faster. */
  onOvertaken(candidate: Candidate): void;
};

/** Who answered, and whether they were asked beside one that took too long. */
export type First<Candidate, Answer> = { candidate: Candidate; answer: Answer; isHedge: boolean };

type Running<Candidate> = { candidate: Candidate; controller: AbortController };

/**
 * Asks one after the other until one answers: the next at once when one fails, and beside it when it
 * takes longer than usual. The first answer counts and the other questions are ended.
 */
export function firstAnswer<Candidate, Answer>(
  candidates: readonly Candidate[],
  options: Options<Candidate, Answer>,
): Promise<First<Candidate, Answer> | null> {
  const { clock, signal, ask, patienceMs, mayHedge, onOvertaken } = options;
  const running = new Set<Running<Candidate>>();
  let next = 0;

  return new Promise((resolve) => {
    let isOver = false;

    function end(first: First<Candidate, Answer> | null): void {
      isOver = true;
      signal.removeEventListener('abort', leave);
      for (const { controller } of running) controller.abort();
      resolve(first);
    }

    function leave(): void {
      end(null);
    }

    function hedge(): void {
      const candidate = candidates[next];
      if (!isOver && candidate !== undefined && mayHedge(candidate)) start(true);
    }

    function start(isHedge: boolean): void {
      const candidate = candidates[next];
      if (candidate === undefined) {
        end(null);
        return;
      }
      next += 1;
      const one = { candidate, controller: new AbortController() };
      running.add(one);
      const stopTimer = clock.after(patienceMs(candidate), hedge);
      void ask(candidate, one.controller.signal).then((answer) => {
        stopTimer();
        running.delete(one);
        if (isOver) return;
        if (answer !== null) {
          if (isHedge) for (const other of running) onOvertaken(other.candidate);
          end({ candidate, answer, isHedge });
        } else if (running.size === 0) start(false);
      });
    }

    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    else start(false);
  });
}
