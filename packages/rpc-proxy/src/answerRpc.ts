import { checkSimulation, SIMULATE_METHOD, simulatedReads } from './checkSimulation.ts';
import {
  errorResponse,
  RPC_ERROR,
  type RpcEntry,
  type RpcReply,
  type RpcResponse,
  readEntry,
} from './core/message.ts';
import type {
  CallOutcome,
  RpcLimits,
  RpcMetrics,
  RpcRefusal,
  RpcRefusalCode,
} from './core/options.ts';
import { isReadMethod, SEND_METHOD } from './core/readMethods.ts';
import type { ClientLimits } from './limits/clientLimits.ts';
import type { Concurrency } from './limits/concurrency.ts';
import { checkLogs } from './logRange.ts';
import type { NetworkClient } from './network/networkClient.ts';

/** Dependencies and limits for answering requests of one network. */
export interface RpcService {
  chain: number;
  network: NetworkClient;
  limits: Pick<RpcLimits, 'rpcBodyBytes' | 'rpcBatch' | 'rpcAnswerBytes' | 'rpcLogBlocks'>;
  /** True to forward signed transactions. */
  rawTransactions: boolean;
  clientLimits: ClientLimits;
  /** Limits in bytes, requests and responses together. */
  byteLimits: ClientLimits;
  concurrency: Concurrency;
  metrics: RpcMetrics;
}

/** Response to send. */
export interface RpcAnswer {
  /** HTTP status. */
  status: number;
  /** JSON, or empty for status 204. */
  text: string;
  /** Seconds until the client may retry, a whole number. */
  retryAfterSeconds?: number;
  /** Reason why the request was refused. */
  refusal?: RpcRefusal;
}

/**
 * Answers one JSON-RPC 2.0 request, single or batch (https://www.jsonrpc.org/specification). Each entry of
 * a batch is checked on its own: one that is not allowed gets its own error and is never forwarded, the
 * others are sent together, and responses keep the order of the requests.
 *
 * HTTP status: 200; 204 for notifications only; 400 malformed; 413 batch too long; 429 client over its
 * limit; 502 no upstream answered.
 *
 * @param text Request body, and its `size` in bytes.
 * @param client Key of the limits; undefined when unknown.
 * @param signal Aborts when the client disconnects.
 */
export async function answerRpc(
  { text, size }: { text: string; size: number },
  service: RpcService,
  client: string | undefined,
  signal: AbortSignal,
): Promise<RpcAnswer> {
  const { limits } = service;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return createRpcRefusal(400, 'parse');
  }
  const batch = Array.isArray(body);
  const values: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (values.length === 0) return createRpcRefusal(400, 'invalidRequest');
  if (values.length > limits.rpcBatch) return createRpcRefusal(413, 'batchTooLong');

  const entries = values.map(readEntry);
  const reads = entries.reduce((sum, entry) => sum + simulatedReads(entry, limits.rpcBatch), 0);
  const limited = (limit: RpcRefusal['limit'], seconds: number) =>
    limitedAnswer(entries, batch, service, { limit, seconds });
  const calls = await service.clientLimits.take(client, reads);
  if (calls !== null) return limited('rpcPerMinute', calls);
  const bytes = await service.byteLimits.take(client, size);
  if (bytes !== null) return limited('rpcBytesPerMinute', bytes);
  const end = await service.concurrency.enter(client, reads, signal);
  if (end === null) return limited('rpcConcurrent', 1);
  try {
    const answer = rpcAnswer(await answerEntries(entries, service, signal), batch);
    service.byteLimits.charge(client, answer.text.length);
    return answer;
  } finally {
    end();
  }
}

function rpcAnswer({ responses, isUnreached }: Answered, batch: boolean): RpcAnswer {
  const [first] = responses;
  if (first === undefined) return { status: 204, text: '' };
  const text = JSON.stringify(batch ? responses : first);
  const isInvalid = !batch && 'error' in first && first.error === RPC_ERROR.invalidRequest;
  if (isUnreached) return { status: 502, text, refusal: { code: 'network-unreachable' } };
  if (isInvalid) return { status: 400, text, refusal: { code: 'invalid-request' } };
  return { status: 200, text };
}

/** Response with one JSON-RPC error for the whole request. */
export function createRpcRefusal(status: number, error: keyof typeof refusalCodes): RpcAnswer {
  const text = JSON.stringify(errorResponse(RPC_ERROR[error]));
  return { status, text, refusal: { code: refusalCodes[error] } };
}

const refusalCodes = {
  parse: 'invalid-json',
  invalidRequest: 'invalid-request',
  internal: 'internal-error',
  unknownNetwork: 'unknown-network',
  crossOrigin: 'origin-refused',
  notJson: 'not-json',
  tooLarge: 'too-large',
  batchTooLong: 'batch-too-long',
  notPost: 'method-not-allowed',
} as const satisfies Partial<Record<keyof typeof RPC_ERROR, RpcRefusalCode>>;

function limitedAnswer(
  entries: readonly RpcEntry[],
  batch: boolean,
  { chain, metrics }: RpcService,
  { limit, seconds }: { limit: RpcRefusal['limit']; seconds: number },
): RpcAnswer {
  const responses = entries.flatMap((entry) => {
    if (entry.kind === 'notification') return [];
    if (entry.kind === 'call') metrics.called(chain, methodLabel(entry.call.method), 'limited');
    return [errorResponse(RPC_ERROR.limited, entry.id)];
  });
  const body = batch ? responses : (responses[0] ?? errorResponse(RPC_ERROR.limited));
  const refusal = { code: 'too-many-requests', limit } as const;
  return { status: 429, text: JSON.stringify(body), retryAfterSeconds: seconds, refusal };
}

interface Answered {
  responses: RpcResponse[];
  isUnreached: boolean;
}

async function answerEntries(
  entries: readonly RpcEntry[],
  { chain, network, rawTransactions, metrics, limits }: RpcService,
  signal: AbortSignal,
): Promise<Answered> {
  const isAllowed = (method: string) =>
    isReadMethod(method) || (rawTransactions && method === SEND_METHOD);
  const allowed = entries.flatMap((entry) => {
    return entry.kind === 'call' && isAllowed(entry.call.method) ? [entry.call] : [];
  });
  const head = headOf(network, signal);
  const checked = await Promise.all(
    allowed.map(async (call) => {
      if (call.method === SIMULATE_METHOD) return checkSimulation(call, limits.rpcBatch);
      return call.method === 'eth_getLogs' ? checkLogs(call, limits.rpcLogBlocks, head) : { call };
    }),
  );
  const asked = checked.flatMap((each) => (each && 'call' in each ? [each.call] : []));
  const answers =
    asked.length === 0 ? [] : await network.ask(asked, signal, undefined, limits.rpcAnswerBytes);
  const answered = answers.values();
  const replies = checked.map((each) =>
    each && 'call' in each ? (answered.next().value ?? null) : each,
  );
  const waiting = replies.values();
  const responses = entries.flatMap((entry): RpcResponse[] => {
    if (entry.kind === 'notification') return [];
    if (entry.kind === 'invalid') return [errorResponse(RPC_ERROR.invalidRequest, entry.id)];
    const { method } = entry.call;
    const allowed = isAllowed(method);
    const reply = allowed ? (waiting.next().value ?? null) : null;
    metrics.called(chain, methodLabel(method), allowed ? classifyReply(reply) : 'refused');
    if (!allowed) return [errorResponse(RPC_ERROR.methodNotAllowed, entry.id)];
    if (reply === null) return [errorResponse(RPC_ERROR.unreachable, entry.id)];
    return [{ jsonrpc: '2.0', id: entry.id, ...reply }];
  });
  const isUnreached = replies.length > 0 && replies.every((reply) => reply === null);
  return { responses, isUnreached };
}

/** Latest block number, requested at most once. */
function headOf(network: NetworkClient, signal: AbortSignal): () => Promise<number | null> {
  let asked: Promise<number | null> | null = null;
  const ask = async () => {
    const [reply] = await network.ask([{ method: 'eth_blockNumber', params: [] }], signal);
    return reply && 'result' in reply ? Number(reply.result) : null;
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}

function classifyReply(reply: RpcReply | null): CallOutcome {
  if (reply === null) return 'unreachable';
  return 'result' in reply ? 'result' : 'error';
}

/** Method name when it is an allowed one: clients must not create metric labels. */
function methodLabel(method: string): string {
  return isReadMethod(method) || method === SEND_METHOD ? method : 'other';
}
