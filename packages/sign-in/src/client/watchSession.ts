interface WatchOptions {
  /** Of the channel between tabs. */
  readonly name: string;
  readonly refresh: () => Promise<void>;
  readonly onError: (error: Error) => void;
  /** Called when the server did not tell the session after several attempts. */
  readonly giveUp: () => void;
}

/** Pauses before the session is asked for again, in ms, until the server tells it; the last repeats. */
const pauses = [300, 700, 2_000, 5_000, 15_000] as const;
/** A page is not kept waiting for longer. */
const attemptsBeforeGivingUp = 3;

/** Keeps the session true: across tabs, across sleep, and when the server was away at the start. */
export function watchSession({ name, refresh, onError, giveUp }: WatchOptions) {
  const told = new Set<() => void>();
  let channel: BroadcastChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function look(): void {
    clearTimeout(timer);
    refresh().then(
      () => {
        failures = 0;
      },
      (error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        if (!channel) return;
        timer = setTimeout(look, pauses[Math.min(failures, pauses.length - 1)]);
        failures += 1;
        if (failures === attemptsBeforeGivingUp) giveUp();
      },
    );
  }

  function lookWhenSeen(): void {
    if (document.visibilityState === 'visible') look();
  }

  return {
    /** Follows until the answer is called; following twice is following once. */
    start(): () => void {
      if (channel) return () => {};
      channel = new BroadcastChannel(name);
      // What the message says is of no account: it is a reason to ask the server.
      channel.onmessage = () => {
        look();
        for (const listener of told) listener();
      };
      const page = typeof document === 'undefined' ? undefined : document;
      page?.addEventListener('visibilitychange', lookWhenSeen);
      look();
      return () => {
        clearTimeout(timer);
        page?.removeEventListener('visibilitychange', lookWhenSeen);
        channel?.close();
        channel = undefined;
      };
    },
    /** Makes this browser's other tabs look. */
    tellOthers(): void {
      channel?.postMessage('changed');
    },
    /** Hears when another tab told this one to look. Gives the way to stop. */
    onTold(listener: () => void): () => void {
      told.add(listener);
      return () => told.delete(listener);
    },
  };
}
