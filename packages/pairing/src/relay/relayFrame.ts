import { parseJson } from '@mooring/internal';
import { parseItems, parseOrUndefined } from '@mooring/internal/schema';
import {
  type InferOutput,
  literal,
  looseObject,
  object,
  optional,
  string,
  union,
  unknown,
} from 'valibot';
import { absent, count, hex32 } from '../parse/values.ts';

/** Shape of a message of a topic. */
export const relayMessage = object({
  topic: hex32,
  /** Envelope in base64. */
  message: string(),
});

/** Message of a topic, as delivered by the relay. */
export type RelayMessage = Readonly<InferOutput<typeof relayMessage>>;

/** Frame of a relay. */
export type RelayFrame =
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number }
  | { readonly kind: 'message'; readonly id: number; readonly data: RelayMessage };

/** Longest accepted frame, in characters: a page of the mailbox with a few large messages. */
export const LONGEST_FRAME = 2_000_000;

const pushFrame = object({
  id: count,
  method: literal('irn_subscription'),
  params: object({ data: relayMessage }),
});
const notAsked = { id: count, method: optional(absent) };
const failureFrame = object({ ...notAsked, error: looseObject({}) });
const successFrame = object({ ...notAsked, result: unknown() });

/** Parses a frame of the relay; `undefined` for everything else. */
export function parseRelayFrame(text: unknown): RelayFrame | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_FRAME) return undefined;
  const frame = parseOrUndefined(union([pushFrame, failureFrame, successFrame]), parseJson(text));
  if (!frame) return undefined;
  const { id } = frame;
  if ('params' in frame) return { kind: 'message', id, data: frame.params.data };
  return 'error' in frame ? { kind: 'error', id } : { kind: 'result', id, result: frame.result };
}

const mailbox = object({ messages: optional(unknown()), hasMore: optional(unknown()) });

/** Parses the valid messages of a mailbox, and whether there are more. */
export function parseMailbox(value: unknown): {
  readonly messages: readonly RelayMessage[];
  readonly hasMore: boolean;
} {
  const { messages, hasMore } = parseOrUndefined(mailbox, value) ?? {};
  return { messages: parseItems(relayMessage, messages), hasMore: hasMore === true };
}
