/** Time as the proxy sees it. */
export type Clock = {
  /** Milliseconds since some moment; never goes back. */
  now(): number;
  /** Runs something once so many milliseconds from now, unless what it gives is called before. */
  after(ms: number, run: () => void): () => void;
};

/** This machine's time. Waiting alone does not keep the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
