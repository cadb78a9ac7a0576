import { withResolvers } from '@mooring/internal';
import { openEnvelope, sealEnvelope } from '../crypto/envelope.ts';
import { PairingError } from '../pairingError.ts';
import { nextId } from '../relay/relayCalls.ts';
import type { PublishTerms, Topics } from '../relay/relayClient.ts';
import { type PeerFault, parsePayload } from './payload.ts';
import { type ProtocolMethod, protocolMethods } from './protocolMethods.ts';

/** Request of the other side. */
export interface PeerRequest {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

/** Response to our request. */
export type PeerAnswer = { readonly result: unknown } | { readonly fault: PeerFault };

export interface AskTerms {
  /** Timeout of the response, in ms. */
  readonly waitMs: number;
  /** Seconds the relay stores the request. Default: the method's. */
  readonly ttl?: number | undefined;
  /** Called when the relay has the request. */
  readonly onSent?: (() => void) | undefined;
  readonly onAnswer?: KeepAnswer | undefined;
}

/** Stores a response, before it is acknowledged and the relay deletes it. */
export type KeepAnswer = (answer: PeerAnswer) => Promise<void>;

/**
 * Opens a channel: a topic of the relay with the key of its messages. Ignores messages that are not sealed with the key,
 * are not JSON-RPC, or answer no pending request.
 * @param onRequest called with each request of the other side
 *
 * @example
 * ```ts
 * import { openTopicChannel, deriveTopic } from '@mooring/pairing/protocol';
 *
 * const channel = openTopicChannel(relay, deriveTopic(key), key, async ({ id, method }) => {
 *   if (method === 'wc_sessionPing') await channel.answer(id, method, { result: true });
 * });
 * await channel.listen();
 * ```
 */
export function openTopicChannel(
  relay: Topics,
  topic: string,
  key: Uint8Array,
  onRequest: (request: PeerRequest) => Promise<void>,
) {
  const pending = new Map<
    number,
    { answer: (answer: PeerAnswer) => Promise<void>; fail: (error: Error) => void }
  >();
  let lastId = 0;
  let closed = false;

  const publish = (payload: object, terms: PublishTerms) =>
    relay.publish(topic, sealEnvelope(JSON.stringify(payload), key), terms);

  async function receive(message: string): Promise<void> {
    const text = closed ? undefined : openEnvelope(message, key);
    const payload = text === undefined ? undefined : parsePayload(text);
    if (payload?.kind === 'request') await onRequest(payload);
    else if (payload?.kind === 'result')
      await pending.get(payload.id)?.answer({ result: payload.result });
    else if (payload) await pending.get(payload.id)?.answer({ fault: payload.fault });
  }

  function stop(error: Error): void {
    closed = true;
    for (const { fail } of [...pending.values()]) fail(error);
  }

  function answerTo(id: number, onAnswer: KeepAnswer | undefined) {
    const { promise, resolve, reject } = withResolvers<PeerAnswer>();
    const answer = async (given: PeerAnswer) => {
      await onAnswer?.(given);
      resolve(given);
    };
    pending.set(id, { answer, fail: reject });
    return { promise, reject };
  }

  async function within(answer: ReturnType<typeof answerTo>, id: number, waitMs: number) {
    const timer = setTimeout(() => answer.reject(new PairingError('requestExpired')), waitMs);
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      pending.delete(id);
    }
  }

  return {
    topic,
    /**
     * Subscribes to the topic. Throws `PairingError` when the relay fails, and subscribes once it
     * reconnects.
     */
    listen: () => relay.subscribe(topic, receive),
    /** Number of pending requests. */
    waiting: () => pending.size,
    createId(): number {
      lastId = nextId(lastId, relay.now());
      return lastId;
    },
    /**
     * Sends a request and waits for the response.
     * @throws {PairingError} `requestExpired`, or the relay's error
     */
    async ask(
      id: number,
      method: ProtocolMethod,
      params: object,
      { waitMs, ttl, onSent, onAnswer }: AskTerms,
    ): Promise<PeerAnswer> {
      if (closed) throw new PairingError('sessionEnded');
      const terms = protocolMethods[method].request;
      const answer = answerTo(id, onAnswer);
      const question = { id, jsonrpc: '2.0', method, params };
      publish(question, { ...terms, ttl: ttl ?? terms.ttl }).then(() => onSent?.(), answer.reject);
      return within(answer, id, waitMs);
    },
    /**
     * Waits for the response to a request of an earlier page load.
     * @throws {PairingError} `requestExpired`
     */
    expect: (id: number, waitMs: number, onAnswer?: KeepAnswer): Promise<PeerAnswer> =>
      within(answerTo(id, onAnswer), id, waitMs),
    /** Sends a request without waiting for the response. */
    tell: (id: number, method: ProtocolMethod, params: object) =>
      publish({ id, jsonrpc: '2.0', method, params }, protocolMethods[method].request),
    /** Answers a request; errors of the relay are ignored. */
    answer(
      id: number,
      method: ProtocolMethod,
      answer: { result: unknown } | { error: object },
    ): void {
      publish({ id, jsonrpc: '2.0', ...answer }, protocolMethods[method].response).catch(() => {});
    },
    /** Unsubscribes, and rejects all pending requests. */
    close(error: Error): void {
      stop(error);
      relay.unsubscribe(topic);
    },
    /** Closes the channel without unsubscribing: another user takes over the topic. */
    handOver: stop,
  };
}
