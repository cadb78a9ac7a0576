import type { createFaults } from './faults/faults.ts';
import { TAMPERINGS, tamper } from './faults/tamper.ts';
import type { Reply } from './http/call.ts';
import { corsHeaders } from './http/cors.ts';
import { GatewayError, notFound } from './http/gatewayError.ts';
import { createRouter } from './http/route.ts';
import { authRoutes } from './routes/authRoutes.ts';
import { chainRoutes } from './routes/chainRoutes.ts';
import { listRoutes } from './routes/listRoutes.ts';
import { messageRoutes } from './routes/messageRoutes.ts';
import { relayRoutes } from './routes/relayRoutes.ts';
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
]);

/** The gateway as a fetch handler. */
export function createGatewayApp(
  world: World,
  faults: Pick<ReturnType<typeof createFaults>, 'has' | 'delay'>,
  allowOrigin: (origin: string) => boolean,
) {
  async function answer(request: Request): Promise<Reply> {
    const url = new URL(request.url);
    const found = findRoute(request.method, url.pathname);
    if (!found) throw notFound(`Cannot ${request.method} ${url.pathname}`);
    const { route, params } = found;
    return route.handle({ request, url, params, world });
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
        const { status = 200, body, headers } = await answer(request);
        const tampered = tamper(
          body,
          TAMPERINGS.filter((kind) => faults.has(kind)),
        );
        return json(status, tampered, { ...cors, ...headers });
      } catch (error) {
        const { status, body } = error instanceof GatewayError ? error : internalError();
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

/** For example a stopped chain; details stay private. */
function internalError(): GatewayError {
  return new GatewayError(500, 'Internal server error', { code: 500 });
}
