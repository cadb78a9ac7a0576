import {
  type PlainAnswer,
  type PlainRequest,
  plainRequest,
  responseOf,
} from '@mooring/sign-in/server';
import { clientOf } from '@mooring/sign-in/server/node';
import { Hono } from 'hono';
import type { ValidConfig } from './config/config.ts';
import { publicConfig } from './config/publicConfig.ts';
import { withoutSecrets } from './config/withoutSecrets.ts';
import type { Database } from './database/database.ts';
import { createDatabaseHealth } from './health/databaseHealth.ts';
import { createNetworkHealth } from './health/networkHealth.ts';
import type { Log } from './log.ts';
import { loggedPath } from './loggedPath.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createServerMetrics } from './metrics/serverMetrics.ts';
import { ICON_PATH, safeManifest } from './page/safeManifest.ts';
import { createPageServer, notFound } from './page/servePage.ts';
import { refusal } from './rpc/answerRpc.ts';
import { createRpcRoute } from './rpc/createRpcRoute.ts';
import { createGateway } from './rpc/gateway.ts';
import { RPC_ERROR } from './rpc/message.ts';
import { readGateways } from './rpc/readGateways.ts';
import { createRpcMetrics } from './rpc/rpcMetrics.ts';
import { securedAnswer } from './security/securedAnswer.ts';
import { dataHeaders, securityHeaders } from './security/securityHeaders.ts';
import { type Accounts, createAccounts } from './sign-in/createAccounts.ts';

/**
 * The whole server as a function from request to response. `peer` is the address at the other end of
 * the connection, for limits.
 */
export type App = {
  fetch(request: Request, peer?: string): Promise<Response>;
  /**
   * What `fetch` answers, for requests of sign-in and to the networks, without making a `Request` and
   * a `Response`; null for others. `left` gives what tells that nobody waits any more. An app may
   * leave it out.
   */
  answer?(
    request: PlainRequest,
    peer?: string,
    left?: () => AbortSignal,
  ): Promise<PlainAnswer> | null;
  /** Numbers about it, in the text format of Prometheus. For operators only: it is not served here. */
  metrics?(): string;
};

/** What an app is made of. */
export type AppOptions = {
  config: ValidConfig;
  /** The folder of the built page, or null to serve none (in development Vite serves it). */
  page: { folder: string } | null;
  /** What is kept. Without one there is no sign-in, whatever the configuration says. */
  database?: Database | undefined;
  log: Log;
  /** Tells the page that everything runs on this machine. Default false. */
  local?: boolean;
};

const FORWARDED =
  'A request has X-Forwarded-For, and proxies is 0: behind a proxy all visitors share one client’s ' +
  'limits. Write how many proxies of yours stand in front.';

/**
 * Makes the server: `/config.json`, `/rpc/{chainId}`, `/auth`, `/contacts`, `/healthz`, for Safe hosts
 * `/manifest.json`, and the page.
 * The database stays its opener's to close.
 *
 * @throws {PageNotBuiltError} when the page's folder holds no built page.
 */
export function createApp(options: AppOptions): App {
  const { config, database, log } = options;
  const pageHeaders = Object.entries(securityHeaders(config));
  const jsonHeaders = Object.entries(dataHeaders(config));
  const metrics = createMetrics();
  const countAnswer = createServerMetrics(metrics);
  const rpcMetrics = createRpcMetrics(metrics);
  const gateways = new Map(
    config.networks.map((network) => {
      const gateway = createGateway({ network, limits: config.limits, log, metrics: rpcMetrics });
      return [network.id, gateway];
    }),
  );
  readGateways(metrics, gateways);
  const networkHealth = createNetworkHealth(gateways);
  const page = options.page === null ? null : createPageServer(options.page.folder);
  const { local = false } = options;
  const onError = (error: unknown) => {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    log({ level: 'error', message: 'request failed', reason: withoutSecrets(reason) });
  };
  const accounts = createAccounts({ config, database, gateways, log, onError });
  const rpc = createRpcRoute({
    config,
    gateways,
    store: database?.limits,
    log,
    metrics: rpcMetrics,
  });
  const isDatabaseUsable = database && createDatabaseHealth(database.contacts);
  const withSignIn = publicConfig(config, { local, hasSignIn: true });
  const withoutSignIn = publicConfig(config, { local, hasSignIn: false });

  const secured = securedAnswer(jsonHeaders);

  function logRequest(
    { method, path }: { method: string; path: string },
    { status }: { status: number },
    started: number,
  ): void {
    const ms = Math.round(performance.now() - started);
    countAnswer(method, path, status);
    log({ level: 'info', message: 'request', method, path: loggedPath(path), status, ms });
  }

  let isForwardingTold = config.proxies > 0;
  function clientAt(request: PlainRequest, peer: string | undefined): string | undefined {
    if (!isForwardingTold && request.header('x-forwarded-for') !== null) {
      isForwardingTold = true;
      log({ level: 'warn', message: FORWARDED });
    }
    return clientOf(request.header('x-forwarded-for'), peer, config.proxies);
  }

  function signIn(to: Accounts, request: PlainRequest, host: string, peer: string | undefined) {
    return to.signIn(request, host, clientAt(request, peer));
  }

  const hono = new Hono<{ Bindings: { peer: string | undefined } }>();
  const hasSafeHosts = config.safeHosts.length > 0;
  if (hasSafeHosts) {
    // Outside the next one, which says that nothing may be shown elsewhere.
    hono.use(ICON_PATH, async (context, next) => {
      await next();
      context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    });
  }
  hono.use(async (context, next) => {
    const started = performance.now();
    await next();
    const { headers } = context.res;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    for (const [name, value] of isJson ? jsonHeaders : pageHeaders) headers.set(name, value);
    logRequest(context.req, context.res, started);
  });
  hono.get('/config.json', (context) => {
    const shown = accounts?.isOpen(context.req.raw) ? withSignIn : withoutSignIn;
    return context.json(shown, 200, { 'cache-control': 'no-store' });
  });
  hono.get('/healthz', async (context) => {
    const wanted = context.req.query('networks') !== undefined;
    const networks = wanted ? { networks: await networkHealth() } : {};
    const isUsable = (await isDatabaseUsable?.()) ?? true;
    const state = isUsable ? { status: 'ok' } : { status: 'failing', database: 'unusable' };
    const status = isUsable ? 200 : 503;
    return context.json({ ...state, ...networks }, status, { 'cache-control': 'no-store' });
  });
  if (accounts !== null) {
    hono.all('/auth/*', async ({ req, env }) => {
      const { host } = new URL(req.url);
      return responseOf(await signIn(accounts, plainRequest(req.raw), host, env.peer));
    });
    hono.all('/contacts/*', ({ req, env }) =>
      accounts.contacts(req.raw, clientAt(plainRequest(req.raw), env.peer)),
    );
  }
  hono.post('/rpc/:chainId', async ({ req, env }) => {
    const request = plainRequest(req.raw);
    const { host } = new URL(req.url);
    return responseOf(await rpc(request, host, clientAt(request, env.peer), req.raw.signal));
  });
  hono.all('/rpc/:chainId', () => {
    return responseOf(refusal(405, RPC_ERROR.notPost, { allow: 'POST' }));
  });
  if (hasSafeHosts) hono.get('/manifest.json', () => safeManifest(config.appName));
  hono.get('*', (context) => page?.(context.req.raw) ?? notFound());
  hono.all('*', (context) => {
    return context.text('Method not allowed\n', 405, { allow: 'GET, HEAD' });
  });
  hono.onError((error, context) => {
    onError(error);
    return context.text('Something went wrong on the server\n', 500);
  });
  function finish(request: PlainRequest, answering: Promise<PlainAnswer>): Promise<PlainAnswer> {
    const started = performance.now();
    const done = (plain: PlainAnswer) => {
      const answer = secured(plain);
      logRequest(request, answer, started);
      return answer;
    };
    return answering.then(done, (error) => done(failed(error)));
  }

  function failed(error: unknown): PlainAnswer {
    onError(error);
    return refusal(500, RPC_ERROR.internal);
  }

  return {
    fetch: async (request, peer) => hono.fetch(request, { peer }),
    answer(request, peer, left = () => new AbortController().signal) {
      const host = request.header('host') ?? '';
      if (request.path.startsWith('/rpc/') && request.method === 'POST') {
        return finish(request, rpc(request, host, clientAt(request, peer), left()));
      }
      if (accounts === null || !request.path.startsWith('/auth/')) return null;
      return finish(request, signIn(accounts, request, host, peer));
    },
    metrics: metrics.text,
  };
}
