import { readRequestBody } from '@mooring/internal';
import { createBearer, isOwnPage } from './access.ts';
import { answerRpc, createRpcRefusal, type RpcAnswer } from './answerRpc.ts';
import { checkProxyOptions } from './checkProxyOptions.ts';
import {
  noMetrics,
  type RpcLimits,
  type RpcLog,
  type RpcMetrics,
  type RpcNetwork,
  type RpcRefusal,
  rpcLimits,
} from './core/options.ts';
import { createClientLimits } from './limits/clientLimits.ts';
import { createConcurrency } from './limits/concurrency.ts';
import { createMemoryLimits, type LimitStore } from './limits/limitStore.ts';
import { createNetworkClient, type OpenNetworkClient } from './network/networkClient.ts';
import type { Pool } from './pool/createPool.ts';

/** Options of a proxy. */
export interface RpcProxyOptions {
  readonly networks: readonly RpcNetwork[];
  /** Origin of the page, when it differs from the request's host. Default: the request's host. */
  readonly publicUrl?: string | null | undefined;
  /** Token for programs (`Authorization: Bearer`). Default: only pages of `publicUrl` may send requests. */
  readonly token?: string | null | undefined;
  /** Forwards signed transactions (`eth_sendRawTransaction`). Default: false. */
  readonly rawTransactions?: boolean | undefined;
  readonly limits?: Partial<RpcLimits> | undefined;
  /** Store of clients' usage, shared between processes. Default: in memory, per process. */
  readonly store?: LimitStore | undefined;
  readonly log?: RpcLog | undefined;
  readonly metrics?: RpcMetrics | undefined;
  /** Called with unexpected errors (HTTP 500), and the request. */
  readonly onError?: ((error: unknown, request: Request) => void) | undefined;
  /** Called with each refused request, and the reason. */
  readonly onRefusal?: ((request: Request, refusal: RpcRefusal) => void) | undefined;
}

/** JSON-RPC proxy between a page and its networks. */
export interface RpcProxy {
  /**
   * Answers a request to `/rpc/{chainId}`. `client` is the key of the limits: the client's IP address, for
   * IPv6 its first 64 bits; requests without one share a limit. Never rejects.
   */
  fetch(request: Request, client?: string): Promise<Response>;
  /** Network clients by chain id, for the server's own requests and for metrics. */
  readonly networks: ReadonlyMap<number, OpenNetworkClient>;
}

/**
 * Creates a proxy that hides API keys of nodes from pages, coalesces and caches calls, falls back to
 * another node when one fails or is slow, and limits each client. Only read methods are forwarded.
 *
 * @throws {TypeError} for networks without an id or without an upstream's URL, and for limits that are no whole numbers
 *
 * @example
 * ```ts
 * import { createRpcProxy } from '@mooring/rpc-proxy';
 *
 * const proxy = createRpcProxy({
 *   networks: [{ id: 1, upstreams: [{ url: 'https://node.example/key', name: 'first' }] }],
 * });
 * const response = await proxy.fetch(request, '203.0.113.7');
 * ```
 */
export function createRpcProxy(options: RpcProxyOptions): RpcProxy {
  checkProxyOptions(options);
  const { publicUrl = null, token = null, rawTransactions = false, onError, onRefusal } = options;
  const { store = createMemoryLimits(), log = () => {}, metrics = noMetrics } = options;
  const limits = rpcLimits(options.limits);
  const networks = new Map(
    options.networks.map((network) => {
      return [network.id, createNetworkClient({ network, limits, log, metrics })];
    }),
  );
  const isBearer = createBearer(token);
  const clientLimits = createClientLimits({ store, perMinute: limits.rpcPerMinute, log });
  const perMinute = limits.rpcBytesPerMinute;
  const byteLimits = createClientLimits({ store, perMinute, unit: 'bytes', log });
  const concurrency = createConcurrency(limits.rpcConcurrent);
  const bounds = { clientLimits, byteLimits, concurrency };

  async function answer(request: Request, client: string | undefined): Promise<RpcAnswer> {
    const { pathname } = new URL(request.url);
    if (!isOwnPage(request, publicUrl) && !isBearer(request.headers.get('authorization'))) {
      return createRpcRefusal(403, 'crossOrigin');
    }
    const id = /^\/rpc\/([1-9]\d*)$/.exec(pathname)?.[1];
    const chain = Number(id);
    const network = id === undefined ? undefined : networks.get(chain);
    if (network === undefined) return createRpcRefusal(404, 'unknownNetwork');
    if (!isJsonType(request.headers.get('content-type'))) return createRpcRefusal(415, 'notJson');
    const body = await readRequestBody(request, limits.rpcBodyBytes);
    if (body === 'tooLarge') return createRpcRefusal(413, 'tooLarge');
    if (body === 'brokenOff') return createRpcRefusal(400, 'parse');
    const service = { chain, network, limits, rawTransactions, metrics, ...bounds };
    const read = { text: new TextDecoder().decode(body), size: body.length };
    const answered = await answerRpc(read, service, client, request.signal);
    const { refusal } = answered;
    if (refusal?.code !== 'network-unreachable') return answered;
    return { ...answered, refusal: { ...refusal, upstreams: describeFailures(network.pool) } };
  }

  function respond(request: Request, answer: RpcAnswer, headers?: Record<string, string>) {
    if (answer.refusal) onRefusal?.(request, answer.refusal);
    return toResponse(answer, headers);
  }

  return {
    networks,
    async fetch(request, client) {
      if (request.method !== 'POST') {
        return respond(request, createRpcRefusal(405, 'notPost'), { allow: 'POST' });
      }
      try {
        return respond(request, await answer(request, client));
      } catch (error) {
        onError?.(error, request);
        return respond(request, createRpcRefusal(500, 'internal'));
      }
    },
  };
}

/** Upstreams whose last request failed, with the reason. */
function describeFailures({ members }: Pick<Pool, 'members'>): string {
  const failed = members.filter(({ lastFailure }) => lastFailure !== null);
  return failed.map(({ name, lastFailure }) => `${name}: ${lastFailure}`).join(', ');
}

function toResponse(
  { status, text, retryAfterSeconds }: RpcAnswer,
  headers: Readonly<Record<string, string>> = {},
): Response {
  // A response without content has no Content-Length either (RFC 9110).
  if (status === 204) return new Response(null, { status });
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': `${retryAfterSeconds}` }),
      ...headers,
    },
  });
}

function isJsonType(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
