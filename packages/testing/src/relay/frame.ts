import { isRecord, type PlainRecord, parseJson } from '@mooring/internal';
import { parseOrUndefined } from '@mooring/internal/schema';
import * as v from 'valibot';
import { invalidParams } from '../rpc/providerError.ts';
import { RELAY_LIMITS } from './limits.ts';

/** Request id as sent by the client, returned in the response. */
export type RequestId = string | number;

/** Frame of a client: a request, or its response to a push. */
export type Frame =
  | { kind: 'request'; id: RequestId; method: string; params: PlainRecord }
  | { kind: 'answer'; id: number; received: boolean };

const jsonrpc = v.literal('2.0');
/** Numbers above 2^53 lose digits when parsed, and the response would not match. */
const integer = v.pipe(v.number(), v.safeInteger());
const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const requestFrame = v.object({
  jsonrpc,
  id: v.union([integer, shortText]),
  method: v.string(),
  params: v.custom<PlainRecord>(isRecord),
});
const responseFrame = v.object({
  jsonrpc,
  id: integer,
  method: v.optional(v.undefined()),
  result: v.optional(v.unknown()),
});

/** Reads a frame of JSON-RPC 2.0; undefined if it is not one. */
export function readFrame(frame: string): Frame | undefined {
  const found = parseOrUndefined(v.union([requestFrame, responseFrame]), parseJson(frame));
  if (!found) return undefined;
  if (!('params' in found)) {
    return { kind: 'answer', id: found.id, received: found.result !== undefined };
  }
  const { id, method, params } = found;
  return { kind: 'request', id, method, params };
}

/** Message as published by a client. */
export interface PublishedMessage {
  topic: string;
  message: string;
  /** In seconds. */
  ttl: number;
  tag: number;
  prompt: boolean;
  attestation: string | undefined;
  /** Unknown fields. */
  extra: PlainRecord;
}

/** Parses `{ topic, message, ttl, tag, prompt?, attestation? }`. Throws -32602. */
export function readPublished(params: unknown): PublishedMessage {
  if (!isRecord(params)) throw invalidParams('Expected each message to be an object.');
  const { topic, message, ttl, tag, prompt, attestation, ...extra } = params;
  return {
    topic: readTopic(topic, 'topic'),
    message: readMessage(message, 'message'),
    ttl: readTtl(ttl),
    tag: readTag(tag),
    prompt: prompt === true,
    attestation: readRelayAttestation(attestation),
    extra,
  };
}

/** Parses a topic: 32 bytes in lower-case hex. Throws -32602. */
export function readTopic(value: unknown, field: string): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value;
  throw invalidParams(`Expected ${field} to be 64 hex digits.`);
}

/** Parses a message, not empty and of bounded length. Throws -32602. */
export function readMessage(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') throw invalidParams(`Expected ${field} as text.`);
  if (value.length > RELAY_LIMITS.messageLength)
    throw invalidParams(`Expected ${field} to be shorter.`);
  return value;
}

/** Parses a time to live, in seconds. Throws -32602. */
export function readTtl(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) {
    if (value <= RELAY_LIMITS.ttlSeconds) return value;
  }
  throw invalidParams(`Expected ttl in whole seconds, from 1 to ${RELAY_LIMITS.ttlSeconds}.`);
}

/** Parses a batch, not empty and of bounded length. Throws -32602. */
export function readItems<T>(value: unknown, field: string, read: (item: unknown) => T): T[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > RELAY_LIMITS.batch) {
    throw invalidParams(`Expected ${field} to be a list of 1 to ${RELAY_LIMITS.batch}.`);
  }
  return value.map(read);
}

/** Parses an optional attestation of a message. Throws -32602. */
export function readRelayAttestation(value: unknown): string | undefined {
  // Clients without an attestation send an empty one.
  if (value === undefined || value === null || value === '') return undefined;
  return readMessage(value, 'attestation');
}

function readTag(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32) {
    return value;
  }
  throw invalidParams('Expected tag to be an unsigned 32-bit number.');
}
