import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils';
import { longestEnvelope } from '../crypto/envelope.ts';
import { PairingError } from '../pairingError.ts';
import { createRelayAuth } from './relayAuth.ts';
import { createRelayCalls } from './relayCalls.ts';
import { parseMailbox, type RelayMessage } from './relayFrame.ts';
import { createSeenMessages } from './seenMessages.ts';

/** How a message is to be passed on (specs/clients/sign/rpc-methods). */
export interface PublishTerms {
  /** How long the relay keeps it, in seconds. */
  readonly ttl: number;
  /** Tells the relay the kind of message. */
  readonly tag: number;
  /** Whether the phone ought to wake its person. */
  readonly prompt: boolean;
}

export interface RelayClientOptions {
  readonly relayUrl: string;
  readonly projectId: string;
  /** How long the relay may take to be reached or to answer, in ms. */
  readonly limitMs: number;
  /** Hears of each message that came from the relay itself. */
  readonly onMessage: (message: RelayMessage) => void;
  /** The relay is there and has been asked for all that waits in its mailbox. */
  readonly onUp: () => void;
  readonly onDown: (reason: 'silent' | 'refused') => void;
}

/** Connection to a relay, made by {@link createRelayClient}. */
export type RelayClient = ReturnType<typeof createRelayClient>;

/** What a topic is listened to with. */
export type Topics = Pick<RelayClient, 'publish' | 'subscribe' | 'unsubscribe'>;

/** Takes an envelope of a topic; it is acknowledged when this has settled. */
export type Receive = (message: string) => Promise<void>;

interface Subscription {
  readonly receive: Receive;
  /** As the relay calls it, once it has said so. */
  id: string | undefined;
}

/** A mailbox of more pages than this is not a mailbox. */
const mostPages = 20;
/** How long a socket that may have died in the background is given to answer, in ms. */
const checkLimitMs = 3_000;

/**
 * The relay, as the sessions of a page see it.
 *
 * @example
 * ```ts
 * import { createRelayClient } from '@mooring/pairing/protocol';
 *
 * const relay = createRelayClient({
 *   relayUrl: 'wss://relay.example.org',
 *   projectId: 'harbour',
 *   limitMs: 10_000,
 *   onMessage: ({ topic }) => console.log('came for', topic),
 *   onUp: () => console.log('reached'),
 *   onDown: (reason) => console.log('lost', reason),
 * });
 * ```
 */
export function createRelayClient(options: RelayClientOptions) {
  const { relayUrl, projectId, limitMs } = options;
  let secret = randomBytes(32);
  let auth = createRelayAuth(secret);
  const seen = createSeenMessages();
  const subscriptions = new Map<string, Subscription>();

  const calls = createRelayCalls(address, limitMs, {
    onOpen: () => void resume().then(options.onUp, () => {}),
    onDown: options.onDown,
    onMessage: (message) => {
      if (subscriptions.has(message.topic)) options.onMessage(message);
      return deliver(message);
    },
  });

  function address(): string {
    const url = new URL(relayUrl);
    url.searchParams.set('auth', auth.token(relayUrl, Date.now()));
    url.searchParams.set('projectId', projectId);
    url.searchParams.set('ua', 'mooring');
    // Asks for refusals as close code 3000, which a page can read; an HTTP status it cannot.
    url.searchParams.set('useOnCloseEvent', 'true');
    return url.href;
  }

  async function deliver({ topic, message }: RelayMessage): Promise<void> {
    const subscription = subscriptions.get(topic);
    if (!subscription || message.length > longestEnvelope) return;
    if (seen.note(topic, message)) await subscription.receive(message);
  }

  /** Subscribes to everything anew, and fetches what came in between. */
  async function resume(): Promise<void> {
    const topics = [...subscriptions.keys()];
    if (topics.length === 0) return;
    const ids = await calls.call('irn_batchSubscribe', { topics });
    topics.forEach((topic, at) => {
      noteId(topic, Array.isArray(ids) ? ids[at] : undefined);
    });
    await fetchMailbox(topics);
  }

  function noteId(topic: string, id: unknown): void {
    const subscription = subscriptions.get(topic);
    if (subscription && typeof id === 'string') subscription.id = id;
  }

  async function fetchMailbox(topics: readonly string[], callLimitMs?: number): Promise<void> {
    for (let page = 0; page < mostPages; page += 1) {
      const answer = await calls.call('irn_batchFetchMessages', { topics }, callLimitMs);
      const { messages, hasMore } = parseMailbox(answer);
      for (const message of messages) {
        options.onMessage(message);
        await deliver(message).catch(() => {});
      }
      if (!hasMore || messages.length === 0) return;
    }
  }

  return {
    /** The secret of who this is to the relay, in hex. */
    secret: () => bytesToHex(secret),
    /** Goes on as who an earlier visit was, unless the relay knows this one already. */
    goOnAs(earlier: string | undefined): void {
      if (earlier === undefined || calls.status() !== 'closed') return;
      secret = hexToBytes(earlier);
      auth = createRelayAuth(secret);
    },
    open: calls.open,
    reopen: calls.reopen,
    close: calls.close,
    status: calls.status,
    /**
     * Hears of a topic from now on, and of what waits for it already.
     * @throws {PairingError} the topic is subscribed to none the less, when the relay is there again
     */
    async subscribe(topic: string, receive: Receive): Promise<void> {
      subscriptions.set(topic, { receive, id: undefined });
      noteId(topic, await calls.call('irn_subscribe', { topic }));
      await fetchMailbox([topic]);
    },
    /** Hears nothing more of a topic. The relay is told if it is there. */
    unsubscribe(topic: string): void {
      const id = subscriptions.get(topic)?.id;
      subscriptions.delete(topic);
      seen.forget(topic);
      if (id === undefined || calls.status() !== 'open') return;
      calls.call('irn_unsubscribe', { topic, id }).catch(() => {});
    },
    /** Passes an envelope on. Throws `PairingError`: `too-large`, or as the relay fails. */
    async publish(topic: string, message: string, terms: PublishTerms): Promise<void> {
      if (message.length > longestEnvelope) throw new PairingError('too-large');
      // A relay that sends us our own messages is not to be answered.
      seen.note(topic, message);
      await calls.call('irn_publish', { topic, message, ...terms });
    },
    /** A message that another tab got. */
    deliver,
    /**
     * Looks whether the relay is still there and what waits in its mailbox; a socket that died while
     * the page slept is replaced. Never rejects.
     */
    async check(): Promise<void> {
      if (subscriptions.size === 0) return;
      calls.open();
      const topics = [...subscriptions.keys()];
      const quick = calls.status() === 'open' ? Math.min(checkLimitMs, limitMs) : limitMs;
      const missed = await fetchMailbox(topics, quick).then(
        () => false,
        () => true,
      );
      if (missed && calls.status() !== 'refused') {
        calls.open();
        await fetchMailbox(topics).catch(() => {});
      }
    },
  };
}
