import { parseJson } from '@mooring/internal';
import { parseOrUndefined } from '@mooring/internal/schema';
import { fallback, maxLength, object, optional, pipe, string, union, unknown } from 'valibot';
import { integerFrom, positive } from '../parse/values.ts';

/** Error response of the other side. Its message is untrusted. */
export interface PeerFault {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** Content of an opened envelope. */
export type Payload =
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly method: string;
      readonly params: unknown;
    }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly fault: PeerFault };

const LONGEST_METHOD = 64;

const requestPayload = object({
  id: positive,
  method: pipe(string(), maxLength(LONGEST_METHOD)),
  params: optional(unknown()),
});
const failurePayload = object({
  id: positive,
  error: object({
    code: fallback(integerFrom(Number.MIN_SAFE_INTEGER), -32_603),
    message: fallback(string(), ''),
    data: optional(unknown()),
  }),
});
const successPayload = object({ id: positive, result: unknown() });

/** Parses an opened envelope (JSON-RPC 2.0); `undefined` for everything else. */
export function parsePayload(text: string): Payload | undefined {
  const value = parseOrUndefined(
    union([requestPayload, failurePayload, successPayload]),
    parseJson(text),
  );
  if (!value) return undefined;
  const { id } = value;
  if ('method' in value) return { kind: 'request', id, method: value.method, params: value.params };
  if ('result' in value) return { kind: 'result', id, result: value.result };
  const { code, message, data } = value.error;
  return { kind: 'error', id, fault: { code, message, data } };
}
