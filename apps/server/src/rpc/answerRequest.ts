import type { Limits } from '../config/config.ts';
import type { Gateway } from './gateway.ts';
import {
  errorResponse,
  RPC_ERROR,
  type RpcEntry,
  type RpcError,
  type RpcResponse,
  readEntry,
} from './message.ts';
import { readBounded } from './readBounded.ts';
import { isReadMethod } from './readMethods.ts';

/**
 * Answers one JSON-RPC 2.0 request, single or batch (https://www.jsonrpc.org/specification).
 * Each entry of a batch is judged alone: one that is not allowed gets its own error and is never
 * forwarded, the others are asked together, and the answers keep the order of the questions.
 *
 * Status 200, or 204 for notifications alone, 400 unreadable, 413 too large or too many, 415 not
 * JSON, 502 when no upstream answered.
 */
export async function answerRpcRequest(
  request: Request,
  gateway: Gateway,
  limits: Pick<Limits, 'rpcBodyBytes' | 'rpcBatch'>,
): Promise<Response> {
  if (!isJson(request.headers.get('content-type'))) return refusal(415, RPC_ERROR.notJson);
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > limits.rpcBodyBytes) return refusal(413, RPC_ERROR.tooLarge);

  let body: unknown;
  try {
    const text = await readBounded(request.body, limits.rpcBodyBytes);
    if (text === null) return refusal(413, RPC_ERROR.tooLarge);
    body = JSON.parse(text);
  } catch {
    // Not JSON, or the sender went away in the middle of it.
    return refusal(400, RPC_ERROR.parse);
  }
  const batch = Array.isArray(body);
  const values: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (values.length === 0) return refusal(400, RPC_ERROR.invalidRequest);
  if (values.length > limits.rpcBatch) return refusal(413, RPC_ERROR.batchTooLong);

  const { responses, reached } = await answerEntries(
    values.map(readEntry),
    gateway,
    request.signal,
  );
  const [first] = responses;
  if (first === undefined) return new Response(null, { status: 204 });
  if (!reached) return rpcJson(502, batch ? responses : first);
  if (batch) return rpcJson(200, responses);
  const invalid = 'error' in first && first.error === RPC_ERROR.invalidRequest;
  return rpcJson(invalid ? 400 : 200, first);
}

/** A JSON-RPC error that answers a request as a whole. */
export function refusal(
  status: number,
  error: RpcError,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return rpcJson(status, errorResponse(error), headers);
}

async function answerEntries(
  entries: readonly RpcEntry[],
  gateway: Gateway,
  signal: AbortSignal,
): Promise<{ responses: RpcResponse[]; reached: boolean }> {
  const asked = entries.flatMap((entry) => {
    return entry.kind === 'call' && isReadMethod(entry.call.method) ? [entry.call] : [];
  });
  const replies = asked.length === 0 ? [] : await gateway.ask(asked, signal);
  const waiting = replies?.values();
  const responses = entries.flatMap((entry): RpcResponse[] => {
    if (entry.kind === 'notification') return [];
    if (entry.kind === 'invalid') return [errorResponse(RPC_ERROR.invalidRequest, entry.id)];
    if (!isReadMethod(entry.call.method)) {
      return [errorResponse(RPC_ERROR.methodNotAllowed, entry.id)];
    }
    const reply = waiting?.next().value;
    if (reply === undefined) return [errorResponse(RPC_ERROR.unreachable, entry.id)];
    return [{ jsonrpc: '2.0', id: entry.id, ...reply }];
  });
  return { responses, reached: replies !== null };
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function rpcJson(
  status: number,
  body: RpcResponse | readonly RpcResponse[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
