import { isHex32 } from '../crypto/keys.ts';
import { isRecord } from '../parse/record.ts';
import type { RelayMessage } from '../relay/relayFrame.ts';

/** What the tabs of a page tell each other. */
export interface Tabs {
  /**
   * Hands on an envelope the relay delivered. The relay keeps a message until one subscriber has it,
   * and the answer one tab waits for may come to another.
   */
  share(message: RelayMessage): void;
  /** What is stored has changed. */
  tell(): void;
  close(): void;
}

/** Meets the other tabs. An envelope from a tab is as untrusted as one from the relay. */
export function joinTabs(
  name: string,
  events: { onMessage(message: RelayMessage): void; onChange(): void },
): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { share() {}, tell() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'changed') events.onChange();
    else if (isRecord(data) && isHex32(data['topic']) && typeof data['message'] === 'string') {
      events.onMessage({ topic: data['topic'], message: data['message'] });
    }
  });
  const post = (value: unknown) => {
    try {
      channel.postMessage(value);
    } catch {
      // Closed with the page: there is nobody to tell it for.
    }
  };
  return {
    share: ({ topic, message }) => post({ topic, message }),
    tell: () => post('changed'),
    close: () => channel.close(),
  };
}
