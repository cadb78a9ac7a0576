import { createListeners } from '../listeners.ts';

interface WatchOptions {
  /** Name of the BroadcastChannel. */
  readonly name: string;
  readonly refresh: () => Promise<void>;
  readonly onError: (error: Error) => void;
  /** Called when the session could not be read after several attempts. */
  readonly giveUp: () => void;
}

/** Delays between attempts to read the session, in ms; the last one repeats. */
const pauses = [300, 700, 2_000, 5_000, 15_000] as const;
/** Attempts before the page stops waiting. */
const attemptsBeforeGivingUp = 3;

/** Keeps the session in sync: across tabs, across sleep, and when the server was unreachable at the start. */
export function watchSession({ name, refresh, onError, giveUp }: WatchOptions) {
  const told = createListeners();
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
    /** Starts watching; no effect when already started. Returns a function that stops. */
    start(): () => void {
      if (channel) return () => {};
      channel = new BroadcastChannel(name);
      // The message's content is ignored: it only triggers a read from the server.
      channel.onmessage = () => {
        look();
        told.emit();
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
    /** Makes this browser's other tabs refresh. */
    tellOthers(): void {
      channel?.postMessage('changed');
    },
    /** Subscribes to refreshes requested by other tabs. Returns an unsubscribe function. */
    onTold: told.subscribe,
  };
}
