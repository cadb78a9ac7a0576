import { openEnvelope, sealEnvelope } from '../crypto/envelope.ts';
import { PairingError } from '../pairingError.ts';
import { nextId } from '../relay/relayCalls.ts';
import type { PublishTerms, Topics } from '../relay/relayClient.ts';
import { withResolvers } from '../withResolvers.ts';
import { type PeerFault, parsePayload } from './payload.ts';
import { type ProtocolMethod, protocolMethods } from './protocolMethods.ts';

/** A request of the other side. */
export interface PeerRequest {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

/** The answer to a request of ours. */
export type PeerAnswer = { readonly result: unknown } | { readonly fault: PeerFault };

export interface AskTerms {
  /** How long the answer is waited for, in ms. */
  readonly waitMs: number;
  /** Seconds the relay keeps the question for, if other than the method's. */
  readonly ttl?: number | undefined;
  /** The relay has the question. */
  readonly onSent?: (() => void) | undefined;
  readonly onAnswer?: KeepAnswer | undefined;
}

/** Keeps an answer, before the relay is told that it has arrived and forgets it. */
export type KeepAnswer = (answer: PeerAnswer) => Promise<void>;

/**
 * A topic of the relay and the key of its messages. What was not sealed with the key, is not JSON-RPC
 * or answers nothing that was asked is passed over in silence.
 * @param onRequest hears of each request of the other side
 *
 * @example
 * ```ts
 * import { openTopicChannel, topicOf } from '@mooring/pairing/protocol';
 *
 * const channel = openTopicChannel(relay, topicOf(key), key, async ({ id, method }) => {
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
  const asked = new Map<
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
      await asked.get(payload.id)?.answer({ result: payload.result });
    else if (payload) await asked.get(payload.id)?.answer({ fault: payload.fault });
  }

  function stop(error: Error): void {
    closed = true;
    for (const { fail } of [...asked.values()]) fail(error);
  }

  function answerTo(id: number, onAnswer: KeepAnswer | undefined) {
    const { promise, resolve, reject } = withResolvers<PeerAnswer>();
    const answer = async (given: PeerAnswer) => {
      await onAnswer?.(given);
      resolve(given);
    };
    asked.set(id, { answer, fail: reject });
    return { promise, reject };
  }

  async function within(answer: ReturnType<typeof answerTo>, id: number, waitMs: number) {
    const timer = setTimeout(() => answer.reject(new PairingError('request-expired')), waitMs);
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      asked.delete(id);
    }
  }

  return {
    topic,
    /** Begins to listen. Throws `PairingError` as the relay fails, and listens once it is there. */
    listen: () => relay.subscribe(topic, receive),
    /** How many requests wait for their answer. */
    waiting: () => asked.size,
    createId(): number {
      lastId = nextId(lastId);
      return lastId;
    },
    /**
     * Asks the other side and waits for its answer.
     * @throws {PairingError} `request-expired`, or as the relay fails
     */
    async ask(
      id: number,
      method: ProtocolMethod,
      params: object,
      { waitMs, ttl, onSent, onAnswer }: AskTerms,
    ): Promise<PeerAnswer> {
      if (closed) throw new PairingError('session-ended');
      const terms = protocolMethods[method].request;
      const answer = answerTo(id, onAnswer);
      const question = { id, jsonrpc: '2.0', method, params };
      publish(question, { ...terms, ttl: ttl ?? terms.ttl }).then(() => onSent?.(), answer.reject);
      return within(answer, id, waitMs);
    },
    /**
     * Waits for the answer to what was asked before the page was loaded anew.
     * @throws {PairingError} `request-expired`
     */
    expect: (id: number, waitMs: number, onAnswer?: KeepAnswer): Promise<PeerAnswer> =>
      within(answerTo(id, onAnswer), id, waitMs),
    /** Sends a request whose answer nobody waits for. */
    tell: (id: number, method: ProtocolMethod, params: object) =>
      publish({ id, jsonrpc: '2.0', method, params }, protocolMethods[method].request),
    /** Answers a request; a relay that does not take the answer changes nothing here. */
    answer(
      id: number,
      method: ProtocolMethod,
      answer: { result: unknown } | { error: object },
    ): void {
      publish({ id, jsonrpc: '2.0', ...answer }, protocolMethods[method].response).catch(() => {});
    },
    /** Hears nothing more, and lets go of all who wait. */
    close(error: Error): void {
      stop(error);
      relay.unsubscribe(topic);
    },
    /** As `close`, for a topic that somebody else goes on listening to. */
    handOver: stop,
  };
}
