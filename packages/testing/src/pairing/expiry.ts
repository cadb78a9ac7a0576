/** The time so many seconds from now, in seconds since 1970. */
export function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1_000) + seconds;
}

/** Whether a time in seconds since 1970 has come. */
export function isOver(expiry: number): boolean {
  return expiry * 1_000 <= Date.now();
}

/** The longest time a timer takes, in ms. */
const longestTimerMs = 2 ** 31 - 1;

/** The reason of a signal that aborts because time is up. */
export const runOut = 'run out';

/** A signal that aborts at a time in seconds since 1970, or when withdrawn; `stop` lets go of both. */
export function withdrawable(expiry: number) {
  const controller = new AbortController();
  const stop = whenOver(expiry, () => controller.abort(runOut));
  const withdraw = () => {
    stop();
    controller.abort();
  };
  return { signal: controller.signal, withdraw, stop };
}

/** Calls `act` when a time in seconds since 1970 has come. @returns stops it */
export function whenOver(expiry: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const leftMs = expiry * 1_000 - Date.now();
    timer = setTimeout(leftMs > 0 ? wait : act, Math.min(Math.max(leftMs, 0), longestTimerMs));
  };
  wait();
  return () => clearTimeout(timer);
}
