import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils';
import { LONGEST_ENVELOPE } from '../crypto/envelope.ts';
import { PairingError } from '../pairingError.ts';
import { createRelayToken } from './relayAuth.ts';
import { createRelayCalls } from './relayCalls.ts';
import { parseMailbox, type RelayMessage } from './relayFrame.ts';
import type { RelayDown } from './relaySocket.ts';

/** Publish options of a message (specs/clients/sign/rpc-methods). */
export interface PublishTerms {
  /** Time the relay stores it, in seconds. */
  readonly ttl: number;
  /** Kind of message, for the relay. */
  readonly tag: number;
  /** True to notify the person on their phone. */
  readonly prompt: boolean;
}

interface RelayClientOptions {
  readonly relayUrl: string;
  readonly projectId: string;
  /** See `PairingOptions`. */
  readonly clockOffset?: (() => number) | undefined;
  /** Timeout of connecting and of responses, in ms. */
  readonly limitMs: number;
  /** Opens a connection. Default: the platform's `WebSocket`, which Node has from 22 on. */
  readonly openSocket?: ((url: string) => WebSocket) | undefined;
  /** Called with each message that came from the relay itself. */
  readonly onMessage: (message: RelayMessage) => void;
  /** Called when the relay is connected and its mailbox has been fetched. */
  readonly onUp: () => void;
  readonly onDown: (reason: RelayDown) => void;
}

/** Connection to a relay, made by {@link createRelayClient}. */
export type RelayClient = ReturnType<typeof createRelayClient>;

/** Topic functions of the client. */
export type Topics = Pick<RelayClient, 'now' | 'publish' | 'subscribe' | 'unsubscribe'>;

/** Receives an envelope of a topic, which is acknowledged once this settles. */
type Receive = (message: string) => Promise<void>;

interface Subscription {
  readonly receive: Receive;
  /** Subscription id of the relay, once assigned. */
  id: string | undefined;
}

/** Most pages of a mailbox to fetch. */
const MOST_MAILBOX_PAGES = 20;
/** Timeout of a socket that may have died in the background, in ms. */
const CHECK_LIMIT_MS = 3_000;

/**
 * Creates the client of a relay, for the sessions of a page.
 *
 * @example
 * ```ts
 * import { createRelayClient } from '@mooring/pairing/protocol';
 *
 * const relay = createRelayClient({
 *   relayUrl: 'wss://relay.example.org',
 *   projectId: 'harbour',
 *   limitMs: 10_000,
 *   onMessage: ({ topic }) => console.log('message of', topic),
 *   onUp: () => console.log('connected'),
 *   onDown: (reason) => console.log('disconnected', reason),
 * });
 * ```
 */
export function createRelayClient(options: RelayClientOptions) {
  const { relayUrl, projectId, limitMs } = options;
  const { openSocket = (url: string) => new WebSocket(url) } = options;
  let secret = randomBytes(32);
  const seen = createSeenMessages();
  const subscriptions = new Map<string, Subscription>();

  const calls = createRelayCalls(address, limitMs, openSocket, {
    onOpen: () => void resume().then(options.onUp, () => {}),
    onDown: options.onDown,
    onMessage: (message) => {
      if (subscriptions.has(message.topic)) options.onMessage(message);
      return deliver(message);
    },
  });

  const now = () => Date.now() + (options.clockOffset?.() ?? 0);

  async function address(): Promise<string> {
    const url = new URL(relayUrl);
    url.searchParams.set('auth', await createRelayToken(secret, relayUrl, now()));
    url.searchParams.set('projectId', projectId);
    url.searchParams.set('ua', 'mooring');
    // Requests refusals as close code 3000, which a page can read, unlike an HTTP status.
    url.searchParams.set('useOnCloseEvent', 'true');
    return url.href;
  }

  async function deliver({ topic, message }: RelayMessage): Promise<void> {
    const subscription = subscriptions.get(topic);
    if (!subscription || message.length > LONGEST_ENVELOPE) return;
    if (seen.note(topic, message)) await subscription.receive(message);
  }

  /** Subscribes to all topics again, and fetches missed messages. */
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
    for (let page = 0; page < MOST_MAILBOX_PAGES; page += 1) {
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
    /** Secret of this client's identity at the relay, in hex. */
    secret: () => bytesToHex(secret),
    /** Continues with the identity of an earlier visit, unless the relay has already seen this one. */
    restoreIdentity(earlier: string | undefined): void {
      if (earlier === undefined || calls.status() !== 'closed') return;
      secret = hexToBytes(earlier);
    },
    /** Corrected time, in ms since 1970, independent of this device's clock. */
    now,
    open: calls.open,
    reopen: calls.reopen,
    close: calls.close,
    status: calls.status,
    /**
     * Subscribes to a topic, and receives its waiting messages.
     * @throws {PairingError} the topic is still subscribed to when the relay reconnects
     */
    async subscribe(topic: string, receive: Receive): Promise<void> {
      subscriptions.set(topic, { receive, id: undefined });
      noteId(topic, await calls.call('irn_subscribe', { topic }));
      await fetchMailbox([topic]);
    },
    /** Unsubscribes from a topic. The relay is notified if connected. */
    unsubscribe(topic: string): void {
      const id = subscriptions.get(topic)?.id;
      subscriptions.delete(topic);
      seen.forget(topic);
      if (id === undefined || calls.status() !== 'open') return;
      calls.call('irn_unsubscribe', { topic, id }).catch(() => {});
    },
    /** Publishes an envelope. Throws `PairingError`: `tooLarge`, or the relay's error. */
    async publish(topic: string, message: string, terms: PublishTerms): Promise<void> {
      if (message.length > LONGEST_ENVELOPE) throw new PairingError('tooLarge');
      // Ignores our own messages if the relay returns them.
      seen.note(topic, message);
      await calls.call('irn_publish', { topic, message, ...terms });
    },
    /** Delivers a message received by another tab. */
    deliver,
    /**
     * Checks the connection and fetches the mailbox; a socket that died while the page slept is replaced.
     * Never rejects.
     */
    async check(): Promise<void> {
      if (subscriptions.size === 0) return;
      calls.open();
      const topics = [...subscriptions.keys()];
      const quick = calls.status() === 'open' ? Math.min(CHECK_LIMIT_MS, limitMs) : limitMs;
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

/** Hashes kept per topic. Older replays are detected by their content (ids of the wallet's requests). */
const MOST_REMEMBERED_HASHES = 256;

/** Creates a memory of received and sent messages per topic, so that each is handled once. */
export function createSeenMessages() {
  const topics = new Map<string, Set<string>>();
  return {
    /** Records a message; false when already recorded. */
    note(topic: string, message: string): boolean {
      const hashes = topics.get(topic) ?? new Set();
      topics.set(topic, hashes);
      const hash = bytesToHex(sha256(message));
      if (hashes.has(hash)) return false;
      hashes.add(hash);
      // A Set keeps insertion order: the first is the oldest.
      const [oldest] = hashes;
      if (hashes.size > MOST_REMEMBERED_HASHES && oldest !== undefined) hashes.delete(oldest);
      return true;
    },
    forget: (topic: string) => void topics.delete(topic),
  };
}
