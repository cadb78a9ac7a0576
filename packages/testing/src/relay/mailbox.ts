import { RELAY_LIMITS } from './limits.ts';

/** Message as kept by the relay. */
export interface Message {
  topic: string;
  message: string;
  tag: number;
  /** Forwarded with the message if the publisher sent one. */
  attestation: string | undefined;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Client id of the publisher, who does not receive it. Undefined for an injected message. */
  publisher: string | undefined;
}

export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Messages waiting for acknowledgement, until they expire. Bounded: the oldest are dropped first.
 *
 * @param now milliseconds since 1970.
 */
export function createMailbox(now: () => number) {
  const topics = new Map<string, Set<Message>>();
  /** All messages in order of arrival. */
  const all = new Set<Message>();
  let length = 0;

  function remove(message: Message): void {
    if (!all.delete(message)) return;
    length -= message.message.length;
    const waiting = topics.get(message.topic);
    waiting?.delete(message);
    if (waiting?.size === 0) topics.delete(message.topic);
  }

  function removeExpired(messages: Iterable<Message>): void {
    for (const message of [...messages]) if (message.expiresAt <= now()) remove(message);
  }

  return {
    /** Adds a message; a duplicate keeps its position. */
    put(message: Message): void {
      if (all.has(message)) return;
      const waiting = topics.get(message.topic) ?? new Set();
      topics.set(message.topic, waiting.add(message));
      all.add(message);
      length += message.message.length;
      if (waiting.size > RELAY_LIMITS.waitingOfATopic) removeFirst(waiting);
      while (length > RELAY_LIMITS.waitingLength) removeFirst(all);
    },
    /** Messages waiting for a client under a topic, oldest first. */
    read(topic: string, clientId: string): readonly Message[] {
      removeExpired(topics.get(topic) ?? []);
      return [...(topics.get(topic) ?? [])].filter(({ publisher }) => publisher !== clientId);
    },
    remove,
    clear(): void {
      topics.clear();
      all.clear();
      length = 0;
    },
    size(): number {
      removeExpired(all);
      return all.size;
    },
  };

  function removeFirst(messages: ReadonlySet<Message>): void {
    const [first] = messages;
    if (first) remove(first);
  }
}
