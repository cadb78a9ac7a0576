import type { createGatewayFaults } from './faults.ts';
import { createRouter, GatewayError, notFound, type Reply } from './http/call.ts';
import { authRoutes } from './routes/authRoutes.ts';
import { chainRoutes, relayRoutes } from './routes/chainRoutes.ts';
import { listRoutes } from './routes/listRoutes.ts';
import { messageRoutes } from './routes/messageRoutes.ts';
import { notificationRoutes } from './routes/notificationRoutes.ts';
import { safeRoutes } from './routes/safeRoutes.ts';
import { transactionRoutes } from './routes/transactionRoutes.ts';
import type { World } from './world.ts';

const findRoute = createRouter([
  ...chainRoutes,
  ...safeRoutes,
  ...listRoutes,
  ...transactionRoutes,
  ...messageRoutes,
  ...relayRoutes,
  ...authRoutes,
  ...notificationRoutes,
]);

/** Paths of a Safe, and of transactions and messages. */
const CACHED = /\/(transactions|messages)\b|\/safes\/[^/]+$/;

/** The gateway as a fetch handler. */
export function createGatewayApp(
  world: World,
  faults: Pick<
    ReturnType<typeof createGatewayFaults>,
    'has' | 'cachedReplies' | 'tamper' | 'delay'
  >,
  allowOrigin: (origin: string) => boolean,
) {
  async function answer(request: Request): Promise<Reply> {
    const url = new URL(request.url);
    const found = findRoute(request.method, url.pathname);
    if (!found) throw notFound(`Cannot ${request.method} ${url.pathname}`);
    const { route, params } = found;
    return route.handle({ request, url, params, world });
  }

  async function answerFromCache(request: Request): Promise<Reply> {
    const cached = faults.cachedReplies();
    // The public gateway drops deleted items immediately.
    if (request.method === 'DELETE') cached?.clear();
    const isRead = request.method === 'GET' && CACHED.test(new URL(request.url).pathname);
    if (!cached || !isRead) return answer(request);
    const reply = cached.get(request.url) ?? (await answer(request));
    cached.set(request.url, reply);
    return reply;
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const cors = corsHeaders(request, allowOrigin);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      if (isForeignWrite(request, allowOrigin)) {
        return json(403, { code: 403, message: 'Forbidden' }, cors);
      }
      await faults.delay();
      if (faults.has('down')) return downPage(cors);
      try {
        if (faults.has('busy')) throw new GatewayError(429, 'Too many requests', { code: 429 });
        const { status = 200, body, headers } = await answerFromCache(request);
        return json(status, faults.tamper(body), { ...cors, ...headers });
      } catch (error) {
        // Anything else is, for example, a stopped chain; details stay private.
        const internal = new GatewayError(500, 'Internal server error', { code: 500 });
        const { status, body } = error instanceof GatewayError ? error : internal;
        return json(status, body, cors);
      }
    },
  };
}

/** Forms post to any site without a CORS preflight. */
function isForeignWrite(
  { method, headers }: Request,
  allowOrigin: (origin: string) => boolean,
): boolean {
  const origin = headers.get('origin');
  return method !== 'GET' && method !== 'HEAD' && origin !== null && !allowOrigin(origin);
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>>): Response {
  return new Response(body === undefined ? '' : JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

function downPage(headers: Readonly<Record<string, string>>): Response {
  return new Response('<html><body><h1>503 Service Unavailable</h1></body></html>', {
    status: 503,
    headers: { ...headers, 'content-type': 'text/html' },
  });
}

/** CORS headers that let an allowed origin read the response, with credentials. */
function corsHeaders(
  request: Request,
  allowOrigin: (origin: string) => boolean,
): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin');
  if (origin === null || !allowOrigin(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  };
}
