import { isRecord, type PlainRecord } from '@mooring/internal';
import { invalidParams } from '../rpc/providerError.ts';
import {
  type PublishedMessage,
  readItems,
  readMessage,
  readPublished,
  readRelayAttestation,
  readTopic,
  readTtl,
} from './frame.ts';
import { RELAY_LIMITS } from './limits.ts';
import type { Message } from './mailbox.ts';

/** Effects of the methods, for the calling client. */
export interface Caller {
  /** Returns the subscription id. Waiting messages are pushed after the response. Throws -32602. */
  subscribe(topic: string): string;
  /** Returns true if the subscription existed. */
  unsubscribe(topic: string, id: string): boolean;
  publish(message: PublishedMessage): void;
  /** Waiting messages of these topics, oldest first. */
  read(topics: readonly string[]): readonly Message[];
}

/** Result of a method; `handedOver` counts as acknowledged once the response is written. */
export interface Outcome {
  result: unknown;
  handedOver?: readonly Message[];
}

type Method = (caller: Caller, params: PlainRecord) => Outcome;

/** Tags of the messages inside the composite calls. */
const PROPOSE = 1_100;
const PROPOSE_RESPONSE = 1_101;
const SETTLE = 1_102;

/** The methods of the relay: https://specs.walletconnect.com/2.0/specs/servers/relay/relay-server-rpc */
export const METHODS: Readonly<Record<string, Method>> = {
  irn_publish: (caller, params) => {
    caller.publish(readPublished(params));
    return { result: true };
  },

  irn_batchPublish: (caller, { messages }) => {
    for (const message of readItems(messages, 'messages', readPublished)) caller.publish(message);
    return { result: true };
  },

  irn_subscribe: (caller, { topic }) => ({ result: caller.subscribe(readTopic(topic, 'topic')) }),

  irn_batchSubscribe: (caller, { topics }) => {
    const read = readTopics(topics);
    return { result: read.map((topic) => caller.subscribe(topic)) };
  },

  irn_unsubscribe: (caller, params) => ({ result: unsubscribe(caller, params) }),

  irn_batchUnsubscribe: (caller, { subscriptions }) => {
    readItems(subscriptions, 'subscriptions', (one) => unsubscribe(caller, one));
    return { result: true };
  },

  irn_fetchMessages: (caller, { topic }) => fetchMessages(caller, [readTopic(topic, 'topic')]),

  irn_batchFetchMessages: (caller, { topics }) => fetchMessages(caller, readTopics(topics)),

  // Composite calls of newer clients, which subscribe and publish in one request.
  wc_proposeSession: (caller, params) => {
    const { pairingTopic, sessionProposal, ttl, attestation, ...extra } = params;
    const topic = readTopic(pairingTopic, 'pairingTopic');
    const proposal = {
      topic,
      message: readMessage(sessionProposal, 'sessionProposal'),
      ttl: readTtl(ttl),
      tag: PROPOSE,
      prompt: true,
      attestation: readRelayAttestation(attestation),
      extra,
    };
    caller.subscribe(topic);
    caller.publish(proposal);
    return { result: true };
  },

  wc_approveSession: (caller, params) => {
    const { sessionTopic, pairingTopic, ttl, ...others } = params;
    const { sessionProposalResponse, sessionSettlementRequest, ...extra } = others;
    const shared = { ttl: readTtl(ttl), prompt: false, attestation: undefined, extra };
    const response = {
      ...shared,
      topic: readTopic(pairingTopic, 'pairingTopic'),
      message: readMessage(sessionProposalResponse, 'sessionProposalResponse'),
      tag: PROPOSE_RESPONSE,
    };
    const settlement = {
      ...shared,
      topic: readTopic(sessionTopic, 'sessionTopic'),
      message: readMessage(sessionSettlementRequest, 'sessionSettlementRequest'),
      tag: SETTLE,
    };
    caller.subscribe(settlement.topic);
    caller.publish(response);
    caller.publish(settlement);
    return { result: true };
  },
};

function readTopics(topics: unknown): string[] {
  return readItems(topics, 'topics', (topic) => readTopic(topic, 'each topic'));
}

function unsubscribe(caller: Caller, params: unknown): boolean {
  if (!isRecord(params)) throw invalidParams('Expected each subscription to be an object.');
  const { topic, id } = params;
  if (typeof id !== 'string') throw invalidParams('Expected id to be the id of a subscription.');
  return caller.unsubscribe(readTopic(topic, 'topic'), id);
}

function fetchMessages(caller: Caller, topics: readonly string[]): Outcome {
  const waiting = caller.read([...new Set(topics)]);
  const handedOver = waiting.slice(0, RELAY_LIMITS.batch);
  return {
    result: {
      messages: handedOver.map(writeMessage),
      hasMore: waiting.length > RELAY_LIMITS.batch,
    },
    handedOver,
  };
}

/** A message as sent to subscribers. */
export function writeMessage({ topic, message, publishedAt, tag, attestation }: Message) {
  return { topic, message, publishedAt, tag, ...(attestation !== undefined && { attestation }) };
}
