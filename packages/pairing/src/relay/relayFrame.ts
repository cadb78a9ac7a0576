import { isHex32 } from '../crypto/keys.ts';
import { isRecord, parseJson } from '../parse/record.ts';

/** Message of a topic, as delivered by the relay. */
export interface RelayMessage {
  readonly topic: string;
  /** Envelope in base64. */
  readonly message: string;
}

/** Frame of a relay. */
export type RelayFrame =
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number }
  | { readonly kind: 'message'; readonly id: number; readonly data: RelayMessage };

/** Longest accepted frame, in characters: a page of the mailbox with a few large messages. */
export const longestFrame = 2_000_000;

/** Parses a frame of the relay; `undefined` for everything else. */
export function parseRelayFrame(text: unknown): RelayFrame | undefined {
  if (typeof text !== 'string' || text.length > longestFrame) return undefined;
  const frame = parseJson(text);
  if (!isRecord(frame)) return undefined;
  const { id, method, params } = frame;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0) return undefined;
  if (method === 'irn_subscription') {
    const data = isRecord(params) ? parseRelayMessage(params['data']) : undefined;
    return data && { kind: 'message', id, data };
  }
  if (method !== undefined) return undefined;
  if (isRecord(frame['error'])) return { kind: 'error', id };
  return 'result' in frame ? { kind: 'result', id, result: frame['result'] } : undefined;
}

/** Parses the valid messages of a mailbox, and whether there are more. */
export function parseMailbox(value: unknown): {
  readonly messages: readonly RelayMessage[];
  readonly hasMore: boolean;
} {
  const list = isRecord(value) && Array.isArray(value['messages']) ? value['messages'] : [];
  const messages = list.map(parseRelayMessage).filter((message) => message !== undefined);
  return { messages, hasMore: isRecord(value) && value['hasMore'] === true };
}

function parseRelayMessage(value: unknown): RelayMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { topic, message } = value;
  return isHex32(topic) && typeof message === 'string' ? { topic, message } : undefined;
}
