import { isRecord, type UnknownRecord } from '../../rpc/params.ts';

/** Request id as sent by the client, returned in the response. */
export type RequestId = string | number;

/** Frame of a client: a request, or its response to a push. */
export type Frame =
  | { kind: 'request'; id: RequestId; method: string; params: UnknownRecord }
  | { kind: 'answer'; id: number; received: boolean };

/** Reads a frame of JSON-RPC 2.0; undefined when it is none. */
export function readFrame(text: string): Frame | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || value['jsonrpc'] !== '2.0') return undefined;
  const { id, method, params } = value;
  if (method === undefined) {
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
    return { kind: 'answer', id, received: value['result'] !== undefined };
  }
  if (typeof method !== 'string' || !isRequestId(id) || !isRecord(params)) return undefined;
  return { kind: 'request', id, method, params };
}

/** Numbers above 2^53 lose digits when parsed, and the response would not match. */
function isRequestId(id: unknown): id is RequestId {
  if (typeof id === 'number') return Number.isSafeInteger(id);
  return typeof id === 'string' && id !== '' && id.length <= 64;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
