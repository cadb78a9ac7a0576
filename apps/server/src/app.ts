import { createSettledClock } from '@mooring/internal';
import { createRpcProxy } from '@mooring/rpc-proxy';
import { StoreUnavailableError } from '@mooring/sign-in/server';
import { readClientAddress } from '@mooring/sign-in/server/node';
import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { robotsText, securityText, webManifest } from './brand/publicFiles.ts';
import { readBrand } from './brand/readBrand.ts';
import type { ValidConfig } from './config/configSchema.ts';
import { publicConfig } from './config/publicConfig.ts';
import { withoutSecrets } from './config/withoutSecrets.ts';
import { registerDatabaseMetrics } from './database/databaseMetrics.ts';
import type { Database } from './database/openDatabase.ts';
import { createHealthRoutes } from './health/createHealthRoutes.ts';
import { createDatabaseHealth } from './health/health.ts';
import type { Log } from './log/log.ts';
import { createHttpMetrics } from './metrics/httpMetrics.ts';
import { registerBuildInfo } from './metrics/processMetrics.ts';
import { createRpcMetrics, readNetworks } from './metrics/rpcMetrics.ts';
import { createPageRoutes, notFoundResponse, safeManifest } from './page/servePage.ts';
import type { MailAccess } from './recovery/mailAccess.ts';
import type { RelayAccount } from './relay/relayAccount.ts';
import { createAccessLog } from './requests/createAccessLog.ts';
import { dataHeaders, securityHeaders } from './security/securityHeaders.ts';
import type { Fetch } from './serving/serve.ts';
import { createAccounts } from './sign-in/createAccounts.ts';

/**
 * The server as a function from request to response. `peer` is the remote address of the connection, for
 * limits.
 */
export interface App {
  fetch: Fetch;
  /** Metrics for Prometheus. For operators only: not served by `fetch`. */
  metrics?: Registry;
  /** Resolves when requests are answered without the delay of the first: await it before listening. */
  ready?: Promise<void>;
  /** Answers health checks with 503 from now on, so that proxies send no more requests. */
  drain?(): void;
  /** Ends what runs in the background, before the database is closed; resolves when it has ended. */
  stop?(): Promise<void>;
}

/** Options of `createApp`. */
export interface AppOptions {
  config: ValidConfig;
  /** Folder of the built page; null to serve none (in development Vite serves it). */
  page: { folder: string } | null;
  /** Database. Without one, sign-in is off regardless of the configuration. */
  database?: Database | undefined;
  /** Account the relay pays from (`relayAccount`). Without one there is no relay. */
  relayAccount?: RelayAccount | undefined;
  /** Mail server and key of `passkeys.email`. Without them no mail is sent. */
  mail?: MailAccess | undefined;
  log: Log;
  /** True when everything runs on this machine; passed to the page. Default: false. */
  local?: boolean;
}

interface Env {
  Bindings: { peer: string | undefined };
  /** Key of limits and budgets. */
  Variables: { client: string | undefined };
}

const BRAND_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const FORWARDED =
  'A request has the header X-Forwarded-For, but proxies is 0: behind a proxy all visitors share the limits of ' +
  'one client. Set proxies to the number of your proxies.';

function jumped(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1_000);
  const direction = ms > 0 ? 'ahead' : 'back';
  return `the clock jumped ${seconds} s ${direction}: nothing that has expired is deleted for an hour`;
}

/**
 * Creates the server: `/config.json`, `/rpc/{chainId}`, `/auth`, `/contacts`, with passkeys `/accounts` and
 * `/relay`, with OpenID Connect `/oidc`, `/livez`, `/readyz`, `/healthz`, for Safe hosts `/manifest.json`, and the page. The caller stops it, then closes the
 * database.
 *
 * @throws {PageNotBuiltError} when the folder has no built page.
 * @throws {ConfigError} when a file of the brand cannot be used.
 */
export function createApp(options: AppOptions): App {
  const { config, database, log } = options;
  const pageHeaders = Object.entries(securityHeaders(config));
  const jsonHeaders = Object.entries(dataHeaders(config));
  const registry = new Registry();
  registerBuildInfo(registry, database?.kind ?? 'none');
  const isDatabaseUsable = database && createDatabaseHealth(database.contacts);
  if (isDatabaseUsable) registerDatabaseMetrics(registry, database, isDatabaseUsable);
  const { local = false } = options;
  const accessLog = createAccessLog({ config, log, metrics: createHttpMetrics(registry) });
  const { onRefusal } = accessLog;
  const onError = (error: unknown, request?: Request) => {
    // Logged once, with its reason, by the database.
    if (error instanceof StoreUnavailableError) return;
    const id = request && accessLog.idOf(request);
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const entry = { message: 'request failed', reason: withoutSecrets(reason) };
    log({ level: 'error', ...entry, ...(id !== undefined && { id }) });
  };
  const rpc = createRpcProxy({
    networks: config.networks,
    publicUrl: config.publicUrl,
    token: config.rpcToken,
    rawTransactions: config.rawTransactions,
    limits: config.limits,
    store: database?.limits,
    log,
    metrics: createRpcMetrics(registry, config.networks),
    onError,
    onRefusal,
  });
  const { networks } = rpc;
  readNetworks(registry, networks);
  const { relayAccount, mail } = options;
  const clock = createSettledClock({ onJump: (ms) => log({ level: 'warn', message: jumped(ms) }) });
  const brand = readBrand(config);
  const accounts = createAccounts({
    config: { ...config, oidc: brand.oidc },
    ...{ database, relayAccount, mail, networks, registry, log, clock },
    reports: { onError, onRefusal },
  });
  const { hasRelay = false, guardian } = accounts ?? {};
  const parts = { local, hasRelay, guardian, brand: brand.page };
  const withSignIn = publicConfig(config, { ...parts, hasSignIn: true });
  const withoutSignIn = publicConfig(config, { ...parts, hasSignIn: false });
  const configFor = (request: Request) => (accounts?.isOpen(request) ? withSignIn : withoutSignIn);
  const page =
    options.page &&
    createPageRoutes(options.page.folder, {
      configFor,
      config: withSignIn,
      fileStore: database?.pageFiles,
      onError,
      brandFiles: brand.files,
      defaultLanguage: brand.page.locale,
    });

  let hasWarnedOfForwarding = config.proxies > 0;
  const hono = new Hono<Env>();
  const hasSafeHosts = config.safeHosts.length > 0;
  if (hasSafeHosts) {
    // Before the next middleware, whose headers forbid embedding.
    hono.use(brand.page.icon, async (context, next) => {
      await next();
      context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    });
  }
  if (config.oidc) {
    // Also where other sites may embed the page: what a person allows there, no other site may move under their pointer.
    const alone = Object.entries(securityHeaders({ ...config, frameAncestors: [] }));
    hono.on('GET', ['/authorize/*', '/sign-out', '/sign-out/*'], async (context, next) => {
      await next();
      for (const [name, value] of alone) context.res.headers.set(name, value);
    });
  }
  // A picture of the operator may have styles of its own, and runs nothing.
  hono.use('/brand/*', async (context, next) => {
    await next();
    context.res.headers.set('content-security-policy', BRAND_POLICY);
  });
  hono.use(async (context, next) => {
    // Observed with each request, for jumps.
    clock.now();
    const { id, end } = accessLog.begin(context.req.raw, context.req.path);
    const forwarded = context.req.header('x-forwarded-for') ?? null;
    if (!hasWarnedOfForwarding && forwarded !== null) {
      hasWarnedOfForwarding = true;
      log({ level: 'warn', message: FORWARDED });
    }
    context.set('client', readClientAddress(forwarded, context.env.peer, config.proxies));
    await next();
    const { headers, status } = context.res;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    for (const [name, value] of isJson ? jsonHeaders : pageHeaders) headers.set(name, value);
    headers.set('x-request-id', id);
    end(status);
  });
  hono.get('/config.json', (context) => {
    return context.json(configFor(context.req.raw), 200, { 'cache-control': 'no-store' });
  });
  let isDraining = false;
  const isStopping = () => isDraining;
  hono.route('/', createHealthRoutes({ config, isDatabaseUsable, networks, isStopping }));
  if (accounts) hono.route('/', accounts.routes);
  hono.all('/rpc/:chainId', ({ req, var: { client } }) => rpc.fetch(req.raw, client));
  if (hasSafeHosts) hono.get('/manifest.json', () => safeManifest(config.appName, brand.page.icon));
  hono.get('/site.webmanifest', (context) => {
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' };
    return context.body(JSON.stringify(webManifest(config, brand.page)), 200, headers);
  });
  hono.get('/robots.txt', (context) => context.text(robotsText(config)));
  hono.get('/.well-known/security.txt', (context) => {
    const text = securityText(config, new Date());
    return text === null ? notFoundResponse() : context.text(text);
  });
  if (page) hono.route('/', page.routes);
  else hono.get('*', notFoundResponse);
  hono.all('*', (context) => {
    return context.text('Method not allowed\n', 405, { allow: 'GET, HEAD' });
  });
  hono.onError((error, context) => {
    onError(error, context.req.raw);
    onRefusal(context.req.raw, { code: 'internal-error' });
    return context.text('Something went wrong on the server\n', 500);
  });
  return {
    fetch: async (request, peer) => hono.fetch(request, { peer }),
    metrics: registry,
    ready: Promise.all([page?.ready, accounts?.ready]).then(() => undefined),
    drain() {
      isDraining = true;
    },
    stop: async () => accounts?.stop(),
  };
}
