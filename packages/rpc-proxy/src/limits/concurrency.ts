/** Limit on concurrent calls per client in this server. */
export interface Concurrency {
  /**
   * Waits until `calls` calls of a client may run, in the order of the requests.
   *
   * @param left Aborts when the client disconnects.
   * @returns function to call when they end; null when the client's queue is full, or `left` aborts.
   */
  enter(client: string | undefined, calls: number, left: AbortSignal): Promise<(() => void) | null>;
}

interface Turn {
  calls: number;
  start: () => void;
}
interface Line {
  running: number;
  waiting: Turn[];
  waitingCalls: number;
}

/** Length of the queue, as a multiple of the calls that may run. */
const WAITING = 10;

/**
 * Creates the limit; 0 for no limit. A request of more calls than `most` runs alone. Each client has its
 * own queue.
 */
export function createConcurrency(most: number): Concurrency {
  const lines = new Map<string, Line>();

  function startNext(client: string, line: Line): void {
    for (;;) {
      const [next] = line.waiting;
      if (next === undefined || (line.running > 0 && line.running + next.calls > most)) break;
      line.waiting.shift();
      line.waitingCalls -= next.calls;
      line.running += next.calls;
      next.start();
    }
    if (line.running === 0 && line.waiting.length === 0) lines.delete(client);
  }

  return {
    async enter(client = 'unknown', wanted, left) {
      if (most === 0) return () => {};
      if (left.aborted) return null;
      const calls = Math.min(wanted, most);
      const line = lines.get(client) ?? { running: 0, waiting: [], waitingCalls: 0 };
      if (line.waitingCalls + calls > most * WAITING) return null;
      lines.set(client, line);
      const isStarted = await new Promise<boolean>((resolve) => {
        const turn = {
          calls,
          start() {
            left.removeEventListener('abort', leave);
            resolve(true);
          },
        };
        const leave = () => {
          line.waiting.splice(line.waiting.indexOf(turn), 1);
          line.waitingCalls -= calls;
          resolve(false);
          startNext(client, line);
        };
        line.waiting.push(turn);
        line.waitingCalls += calls;
        left.addEventListener('abort', leave, { once: true });
        startNext(client, line);
      });
      if (!isStarted) return null;
      return () => {
        line.running -= calls;
        startNext(client, line);
      };
    },
  };
}
