/** The id of a request (https://www.jsonrpc.org/specification#request_object). */
type RpcId = string | number | null;

/** Method and parameters of a request, without the envelope. */
export interface RpcCall {
  method: string;
  params?: object;
}

/** A JSON-RPC error as a node sends it. */
export interface RpcError {
  code: number;
  message: string;
  data?: unknown;
}

/** Reply of a network: a result, or the node's own error (a revert, invalid parameters…). */
export type RpcReply = { result: unknown } | { error: RpcError };

/** A reply in its envelope. */
export type RpcResponse = { jsonrpc: '2.0'; id: RpcId } & RpcReply;

/** Entry of a request: a call, a notification (never answered), or invalid. */
export type RpcEntry =
  | { kind: 'call'; id: RpcId; call: RpcCall }
  | { kind: 'notification' }
  | { kind: 'invalid'; id: RpcId };

/** Error codes of the specification, -32000 and -32001 of its range for servers, and -32005 of EIP-1474. */
export const RPC_ERROR = {
  parse: { code: -32700, message: 'Parse error' },
  invalidRequest: { code: -32600, message: 'Invalid request' },
  methodNotAllowed: { code: -32601, message: 'Method not allowed' },
  internal: { code: -32603, message: 'Something went wrong on the server' },
  unreachable: { code: -32000, message: 'Network unreachable' },
  unknownNetwork: { code: -32001, message: 'Unknown network' },
  limited: { code: -32005, message: 'Too many requests' },
  answerTooLarge: { code: -32005, message: 'Response too large: request less data' },
  crossOrigin: {
    code: -32600,
    message: 'Only pages of this origin, and programs with the bearer token, may send requests',
  },
  notJson: { code: -32600, message: 'The content type must be application/json' },
  tooLarge: { code: -32600, message: 'Request too large' },
  batchTooLong: { code: -32600, message: 'Too many requests in one batch' },
  notPost: { code: -32600, message: 'Use POST' },
} as const satisfies Record<string, RpcError>;

/** Deepest nesting of any read method's parameters and results; deeper values exhaust the stack. */
const DEEPEST_JSON = 16;

/** Parses one entry of a request. */
export function readEntry(value: unknown): RpcEntry {
  if (!isObject(value)) return { kind: 'invalid', id: null };
  const { jsonrpc, id, method, params } = value;
  if (id !== undefined && !isRpcId(id)) return { kind: 'invalid', id: null };
  const wellFormed =
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (params === undefined || (typeof params === 'object' && params !== null)) &&
    !isTooDeep(params);
  if (!wellFormed) return { kind: 'invalid', id: id ?? null };
  if (id === undefined) return { kind: 'notification' };
  return { kind: 'call', id, call: params === undefined ? { method } : { method, params } };
}

/** Error response; `id` is null when it could not be read. */
export function errorResponse(error: RpcError, id: RpcId = null): RpcResponse {
  return { jsonrpc: '2.0', id, error };
}

/** Members of a JSON-RPC message, not yet validated. */
type RpcMembers = Readonly<
  Partial<
    Record<
      'jsonrpc' | 'id' | 'method' | 'params' | 'result' | 'error' | 'code' | 'message' | 'data',
      unknown
    >
  >
>;

/** Returns true for objects whose members can be read. */
export function isObject(value: unknown): value is RpcMembers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRpcId(value: unknown): value is RpcId {
  return value === null || typeof value === 'string' || Number.isFinite(value);
}

/** Approximate length of a value as JSON, in characters; counting stops above `most`. */
export function sizeOf(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 5;
  let size = 2;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    size += (isList ? 1 : key.length + 4) + sizeOf(inner, most - size);
    if (size > most) break;
  }
  return size;
}

/** Returns true for values nested deeper than any valid message; these are not forwarded. */
export function isTooDeep(value: unknown, levels = DEEPEST_JSON): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/** Parses a JSON-RPC quantity such as `0x1b4` to a number; null for anything else. */
export function parseQuantity(value: unknown): number | null {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,13}$/i.test(value)) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
}
