export interface PollLoop {
  /** Polls now or, if a poll is running, once more right after it. */
  wake(): void;
  /** Stops: no poll starts after this. */
  stop(): void;
}

/**
 * Creates a loop that polls repeatedly, one poll at a time.
 *
 * @param poll resolves to the pause before the next poll, in ms, or to undefined to rest until woken. Must not reject.
 */
export function createPollLoop(poll: () => Promise<number | undefined>): PollLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'resting' | 'looking' | 'looking, woken' | 'stopped' = 'resting';

  const isStopped = () => state === 'stopped';

  async function run() {
    clearTimeout(timer);
    state = 'looking';
    const wait = await poll();
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
