import { parseOrUndefined } from '@mooring/internal/schema';
import { type RelayMessage, relayMessage } from '../relay/relayFrame.ts';

/** Messages between the tabs of a page. */
interface Tabs {
  /**
   * Shares an envelope delivered by the relay. The relay stores a message until one subscriber has it, so
   * the response one tab waits for may arrive at another.
   */
  share(message: RelayMessage): void;
  /** Notifies other tabs that the storage has changed. */
  notify(): void;
  close(): void;
}

/** Joins the channel of the page's tabs. An envelope from a tab is as untrusted as one from the relay. */
export function joinTabs(
  name: string,
  events: { onMessage(message: RelayMessage): void; onChange(): void },
): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { share() {}, notify() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parseOrUndefined(relayMessage, data);
    if (data === 'changed') events.onChange();
    else if (message) events.onMessage(message);
  });
  const post = (value: unknown) => {
    try {
      channel.postMessage(value);
    } catch {
      // The channel is closed with the page.
    }
  };
  return {
    share: ({ topic, message }) => post({ topic, message }),
    notify: () => post('changed'),
    close: () => channel.close(),
  };
}

/**
 * Acquires a lock among the tabs of a page: resolves once no other tab holds it, and holds it until
 * `signal` aborts; a closed or discarded tab releases its locks. Without Web Locks (a page without HTTPS),
 * every tab holds every lock.
 */
export function acquireLock(name: string, signal: AbortSignal): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve();
  return new Promise((resolve) => {
    const held = () => {
      resolve();
      return new Promise<void>((release) => {
        if (signal.aborted) release();
        signal.addEventListener('abort', () => release(), { once: true });
      });
    };
    // Rejects when aborted, and where the browser refuses locks.
    locks.request(name, { signal }, held).catch(() => {
      if (!signal.aborted) resolve();
    });
  });
}
