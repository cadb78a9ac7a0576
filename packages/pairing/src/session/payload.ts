import { isRecord, parseJson } from '../parse/record.ts';

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

const longestMethod = 64;

/** Parses an opened envelope (JSON-RPC 2.0); `undefined` for everything else. */
export function parsePayload(text: string): Payload | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const { id, method, params, error } = value;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return undefined;
  if (typeof method === 'string') {
    return method.length <= longestMethod ? { kind: 'request', id, method, params } : undefined;
  }
  if (isRecord(error)) return { kind: 'error', id, fault: faultOf(error) };
  return Object.hasOwn(value, 'result')
    ? { kind: 'result', id, result: value['result'] }
    : undefined;
}

function faultOf({ code, message, data }: Readonly<Record<string, unknown>>): PeerFault {
  return {
    code: Number.isSafeInteger(code) ? Number(code) : -32_603,
    message: typeof message === 'string' ? message : '',
    data,
  };
}
