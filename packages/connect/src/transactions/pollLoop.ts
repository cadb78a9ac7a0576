export interface PollLoop {
  /** Looks now; while a look is under way, once more right after it. */
  wake(): void;
  /** No look begins after this. */
  stop(): void;
}

/**
 * Looks at something again and again, never twice at once.
 *
 * @param look one look; resolves to the wait in ms before the next one, or to undefined to rest
 *   until woken. It must not reject.
 */
export function createPollLoop(look: () => Promise<number | undefined>): PollLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'resting' | 'looking' | 'looking, woken' | 'stopped' = 'resting';

  const isStopped = () => state === 'stopped';

  async function run() {
    clearTimeout(timer);
    state = 'looking';
    const wait = await look();
    if (isStopped()) return;
    const isWoken = state !== 'looking';
    state = 'resting';
    if (isWoken) run();
    else if (wait !== undefined) timer = setTimeout(run, wait);
  }

  return {
    wake() {
      if (state === 'resting') run();
      else if (state === 'looking') state = 'looking, woken';
    },
    stop() {
      clearTimeout(timer);
      state = 'stopped';
    },
  };
}
