import type { Clock } from '../core/clock.ts';

interface Options<Candidate, Answer> {
  clock: Clock;
  /** Aborts everything. */
  signal: AbortSignal;
  /** Asks one candidate; null without a usable answer. `signal` aborts when it is no longer needed. */
  ask(candidate: Candidate, signal: AbortSignal): Promise<Answer | null>;
  /** Time before the next candidate is asked in parallel, in ms. */
  patienceMs(candidate: Candidate): number;
  /** True when this candidate may be asked while others are pending. */
  mayHedge(candidate: Candidate): boolean;
  /** Called for pending candidates when one asked later was faster. */
  onOvertaken(candidate: Candidate): void;
}

/** First answer, its candidate, and whether it was a hedge for a slow one. */
interface First<Candidate, Answer> {
  candidate: Candidate;
  answer: Answer;
  isHedge: boolean;
}

interface Running<Candidate> {
  candidate: Candidate;
  controller: AbortController;
}

/**
 * Asks candidates in order until one answers: the next immediately when one fails, and in parallel when it
 * takes longer than usual. The first answer wins and the other requests are aborted.
 */
export function raceUpstreams<Candidate, Answer>(
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

const SHARE = 0.1;
/** Most hedge requests saved up. */
const MOST_SAVED_HEDGES = 10;

/** Creates a budget of one hedge per ten requests, so that a slow network does not get twice the load. */
export function createHedgeBudget() {
  let left = MOST_SAVED_HEDGES;
  return {
    /** Counts a regular request. */
    earn(): void {
      left = Math.min(MOST_SAVED_HEDGES, left + SHARE);
    },
    /** Takes one hedge request. Returns false when none is left. */
    spend(): boolean {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
