import { type PlainAnswer, type PlainRequest, plainAnswer, Refusal } from '@mooring/sign-in/server';
import type { Limits } from '../config/config.ts';
import type { Gateway } from './gateway.ts';
import type { ClientLimits } from './limit/clientLimits.ts';
import type { Concurrency } from './limit/concurrency.ts';
import { checkLogs } from './logRange.ts';
import {
  errorResponse,
  RPC_ERROR,
  type RpcEntry,
  type RpcError,
  type RpcReply,
  type RpcResponse,
  readEntry,
} from './message.ts';
import { isReadMethod, SEND_METHOD } from './readMethods.ts';
import type { CallOutcome, RpcMetrics } from './rpcMetrics.ts';

/** What is needed to answer for one network. */
export type RpcService = {
  chain: number;
  gateway: Gateway;
  limits: Pick<Limits, 'rpcBodyBytes' | 'rpcBatch' | 'rpcAnswerBytes' | 'rpcLogBlocks'>;
  /** Whether signed transactions are handed on. */
  rawTransactions: boolean;
  clientLimits: ClientLimits;
  /** The same of bytes, of requests and answers together. */
  byteLimits: ClientLimits;
  concurrency: Concurrency;
  metrics: RpcMetrics;
};

/**
 * Answers one JSON-RPC 2.0 request, single or batch (https://www.jsonrpc.org/specification).
 * Each entry of a batch is judged alone: one that is not allowed gets its own error and is never
 * forwarded, the others are asked together, and the answers keep the order of the questions.
 *
 * Status 200, or 204 for notifications alone, 400 unreadable, 413 too large or too many, 415 not
 * JSON, 429 with `Retry-After` when the client asks too much, 502 when nothing was answered.
 */
export async function answerRpc(
  request: PlainRequest,
  service: RpcService,
  client: string | undefined,
  signal: AbortSignal,
): Promise<PlainAnswer> {
  const { limits } = service;
  if (!isJson(request.header('content-type'))) return refusal(415, RPC_ERROR.notJson);
  let body: unknown;
  let size: number;
  try {
    const bytes = await request.bytes(limits.rpcBodyBytes);
    size = bytes.length;
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-large') {
      return refusal(413, RPC_ERROR.tooLarge);
    }
    // Not JSON, or the sender went away in the middle of it.
    return refusal(400, RPC_ERROR.parse);
  }
  const batch = Array.isArray(body);
  const values: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (values.length === 0) return refusal(400, RPC_ERROR.invalidRequest);
  if (values.length > limits.rpcBatch) return refusal(413, RPC_ERROR.batchTooLong);

  const entries = values.map(readEntry);
  const seconds =
    (await service.clientLimits.take(client, entries.length)) ??
    (await service.byteLimits.take(client, size));
  if (seconds !== null) return limited(entries, batch, service, seconds);
  const end = await service.concurrency.enter(client, entries.length, signal);
  if (end === null) return limited(entries, batch, service, 1);
  try {
    const answer = answerOf(await answerEntries(entries, service, signal), batch);
    service.byteLimits.charge(client, answer.body.length);
    return answer;
  } finally {
    end();
  }
}

function answerOf({ responses, isUnreached }: Answered, batch: boolean): PlainAnswer {
  const [first] = responses;
  if (first === undefined) return { status: 204, headers: [], body: '' };
  if (batch) return plainAnswer(responses, { status: isUnreached ? 502 : 200 });
  const isInvalid = 'error' in first && first.error === RPC_ERROR.invalidRequest;
  return plainAnswer(first, { status: isUnreached ? 502 : isInvalid ? 400 : 200 });
}

/** A JSON-RPC error that answers a request as a whole. */
export function refusal(
  status: number,
  error: RpcError,
  headers: Readonly<Record<string, string>> = {},
): PlainAnswer {
  return plainAnswer(errorResponse(error), { status, headers });
}

function limited(
  entries: readonly RpcEntry[],
  batch: boolean,
  { chain, metrics }: RpcService,
  seconds: number,
): PlainAnswer {
  const responses = entries.flatMap((entry) => {
    if (entry.kind === 'notification') return [];
    if (entry.kind === 'call') metrics.called(chain, labelOf(entry.call.method), 'limited');
    return [errorResponse(RPC_ERROR.limited, entry.id)];
  });
  const body = batch ? responses : (responses[0] ?? errorResponse(RPC_ERROR.limited));
  return plainAnswer(body, { status: 429, headers: { 'retry-after': String(seconds) } });
}

type Answered = { responses: RpcResponse[]; isUnreached: boolean };

async function answerEntries(
  entries: readonly RpcEntry[],
  { chain, gateway, rawTransactions, metrics, limits }: RpcService,
  signal: AbortSignal,
): Promise<Answered> {
  const isAllowed = (method: string) =>
    isReadMethod(method) || (rawTransactions && method === SEND_METHOD);
  const allowed = entries.flatMap((entry) => {
    return entry.kind === 'call' && isAllowed(entry.call.method) ? [entry.call] : [];
  });
  const head = headOf(gateway, signal);
  const checked = await Promise.all(
    allowed.map(async (call) => {
      return call.method === 'eth_getLogs' ? checkLogs(call, limits.rpcLogBlocks, head) : { call };
    }),
  );
  const asked = checked.flatMap((each) => ('call' in each ? [each.call] : []));
  const answers =
    asked.length === 0 ? [] : await gateway.ask(asked, signal, undefined, limits.rpcAnswerBytes);
  const answered = answers.values();
  const replies = checked.map((each) => ('call' in each ? (answered.next().value ?? null) : each));
  const waiting = replies.values();
  const responses = entries.flatMap((entry): RpcResponse[] => {
    if (entry.kind === 'notification') return [];
    if (entry.kind === 'invalid') return [errorResponse(RPC_ERROR.invalidRequest, entry.id)];
    const { method } = entry.call;
    const allowed = isAllowed(method);
    const reply = allowed ? (waiting.next().value ?? null) : null;
    metrics.called(chain, labelOf(method), allowed ? outcomeOf(reply) : 'refused');
    if (!allowed) return [errorResponse(RPC_ERROR.methodNotAllowed, entry.id)];
    if (reply === null) return [errorResponse(RPC_ERROR.unreachable, entry.id)];
    return [{ jsonrpc: '2.0', id: entry.id, ...reply }];
  });
  const isUnreached = replies.length > 0 && replies.every((reply) => reply === null);
  return { responses, isUnreached };
}

/** The newest block, asked for once however many want to know. */
function headOf(gateway: Gateway, signal: AbortSignal): () => Promise<number | null> {
  let asked: Promise<number | null> | null = null;
  const ask = async () => {
    const [reply] = await gateway.ask([{ method: 'eth_blockNumber', params: [] }], signal);
    return reply && 'result' in reply ? Number(reply.result) : null;
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}

function outcomeOf(reply: RpcReply | null): CallOutcome {
  if (reply === null) return 'unreachable';
  return 'result' in reply ? 'result' : 'error';
}

/** A method's name where it is one of ours: visitors must not make labels of metrics. */
function labelOf(method: string): string {
  return isReadMethod(method) || method === SEND_METHOD ? method : 'other';
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
