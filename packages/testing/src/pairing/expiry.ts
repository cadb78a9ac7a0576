/** Timestamp `seconds` from now, in seconds since 1970. */
export function expiryIn(seconds: number): number {
  return Math.floor(Date.now() / 1_000) + seconds;
}

/** Returns true once a time in seconds since 1970 has passed. */
export function isExpired(expiry: number): boolean {
  return expiry * 1_000 <= Date.now();
}

/** Longest delay of a timer, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Abort reason of an expired signal. */
export const expiredReason = 'run out';

/** AbortSignal that aborts at a time in seconds since 1970, or on `withdraw`; `stop` disarms both. */
export function createExpirySignal(expiry: number) {
  const controller = new AbortController();
  const stop = onExpiry(expiry, () => controller.abort(expiredReason));
  const withdraw = () => {
    stop();
    controller.abort();
  };
  return { signal: controller.signal, withdraw, stop };
}

/** Calls `act` at a time in seconds since 1970. @returns cancels it */
export function onExpiry(expiry: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const leftMs = expiry * 1_000 - Date.now();
    timer = setTimeout(leftMs > 0 ? wait : act, Math.min(Math.max(leftMs, 0), LONGEST_TIMER_MS));
  };
  wait();
  return () => clearTimeout(timer);
}
