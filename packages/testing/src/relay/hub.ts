import type { createRelayFaults } from './faults.ts';
import type { PublishedMessage } from './frame.ts';
import { RELAY_LIMITS } from './limits.ts';
import type { Mailbox, Message } from './mailbox.ts';
import type { SeenMessage } from './relay.ts';

/** Subscriber of a topic. */
export interface Subscriber {
  readonly clientId: string;
  push(message: Message): void;
}

export type Hub = ReturnType<typeof createHub>;

/**
 * Subscriptions, and the path of a message: recorded as seen, passed through the faults, put in the mailbox
 * and pushed to every subscriber but its publisher.
 *
 * @param now milliseconds since 1970.
 */
export function createHub(parts: {
  now: () => number;
  mailbox: Mailbox;
  faults: ReturnType<typeof createRelayFaults>;
  onLost: (message: Message) => void;
}) {
  const { now, mailbox, faults } = parts;
  const subscribers = new Map<string, Set<Subscriber>>();
  const seen: SeenMessage[] = [];
  let seenLength = 0;
  /** Messages held by `reorder` until another one is delivered. */
  let held: Message[] = [];
  const timers = new Set<NodeJS.Timeout>();

  function remember(message: SeenMessage): void {
    seen.push(message);
    seenLength += message.size;
    while (seen.length > RELAY_LIMITS.seen || seenLength > RELAY_LIMITS.seenLength) {
      seenLength -= seen.shift()?.size ?? 0;
    }
  }

  function handOn(message: Message): void {
    mailbox.put(message);
    for (const subscriber of subscribers.get(message.topic) ?? []) {
      if (subscriber.clientId !== message.publisher) subscriber.push(message);
    }
  }

  function handOnAndRelease(message: Message, times: number): void {
    for (let time = 0; time < times; time += 1) handOn(message);
    releaseHeld();
  }

  function releaseHeld(): void {
    const released = held;
    held = [];
    for (const message of released) handOn(message);
  }

  function pass(message: Message): void {
    if (faults.take('drop', message.tag)) {
      parts.onLost(message);
      return;
    }
    const times = faults.take('duplicate', message.tag) ? 2 : 1;
    const delay = faults.take('delay', message.tag);
    if (delay) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        handOnAndRelease(message, times);
      }, delay.ms);
      timers.add(timer);
      return;
    }
    if (held.length === 0 && faults.take('reorder', message.tag)) held.push(message);
    else handOnAndRelease(message, times);
  }

  return {
    seen,
    releaseHeld,
    publish(published: PublishedMessage, clientId: string, method: string): void {
      const { topic, message, tag, ttl, prompt, extra, attestation } = published;
      const size = message.length;
      const readable = { ...extra, ...(attestation !== undefined && { attestation }) };
      remember({ clientId, method, topic, tag, ttl, prompt, size, message, extra: readable });
      const publishedAt = now();
      const expiresAt = publishedAt + ttl * 1_000;
      pass({ topic, message, tag, attestation, publishedAt, expiresAt, publisher: clientId });
    },
    inject(topic: string, message: string, tag: number): void {
      const publishedAt = now();
      const expiresAt = publishedAt + RELAY_LIMITS.ttlSeconds * 1_000;
      const publisher = undefined;
      handOn({ topic, message, tag, attestation: undefined, publishedAt, expiresAt, publisher });
    },
    subscribe(topic: string, subscriber: Subscriber): void {
      subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(subscriber));
    },
    unsubscribe(topic: string, subscriber: Subscriber): void {
      const listening = subscribers.get(topic);
      listening?.delete(subscriber);
      if (listening?.size === 0) subscribers.delete(topic);
    },
    /** Discards all messages in flight. */
    forget(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      held = [];
    },
  };
}
