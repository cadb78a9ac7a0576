import { DAY_MS, type SettledClock } from '@mooring/internal';
import type { NetworkClient } from '@mooring/rpc-proxy';
import {
  createSignInServer,
  jsonResponse,
  loadRecover,
  type RecoverSigner,
  Refusal,
  refusalResponse,
  type SignInServer,
  type SignInServerOptions,
} from '@mooring/sign-in/server';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Registry } from 'prom-client';
import { type Address, recoverAddress } from 'viem';
import type { ValidConfig } from '../config/configSchema.ts';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import { createContactRoutes } from '../contacts/createContactRoutes.ts';
import { createContacts } from '../contacts/createContacts.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../log/log.ts';
import { createOidcRoutes } from '../oidc/createOidcRoutes.ts';
import { loadOidc } from '../oidc/loadOidc.ts';
import { createAssertionCheck } from '../passkeys/createAssertionCheck.ts';
import { createPasskeyRoutes } from '../passkeys/createPasskeyRoutes.ts';
import { createPasskeys, type Passkeys } from '../passkeys/createPasskeys.ts';
import { passkeyNetworks } from '../passkeys/passkeyNetworks.ts';
import type { Recovery } from '../recovery/createRecovery.ts';
import { createRecoveryRoutes } from '../recovery/createRecoveryRoutes.ts';
import type { MailAccess } from '../recovery/mailAccess.ts';
import { openRecovery } from '../recovery/openRecovery.ts';
import { createRelay, type Relay } from '../relay/createRelay.ts';
import { createRelayRoutes } from '../relay/createRelayRoutes.ts';
import type { RelayAccount } from '../relay/relayAccount.ts';
import { chainRequest } from '../rpc/chainRequest.ts';
import type { AccountEnv, RouteReports } from '../security/accountRoutes.ts';

/** Sign-in, and the routes of the signed-in account. */
interface Accounts {
  /** True when sign-in is available at the request's host. */
  isOpen(request: Request): boolean;
  /** Routes of `/auth`, `/contacts`, and where configured `/accounts`, `/relay` and `/oidc`. */
  routes: Hono<AccountEnv>;
  /** True when a relay pays for passkey accounts. */
  hasRelay: boolean;
  /** Address of the e-mail guardian; undefined without one. */
  guardian: Address | undefined;
  /** Resolves when all parts are loaded. */
  ready: Promise<void>;
  /** Stops relay, watcher and OpenID provider; resolves when no work of them is running. */
  stop(): Promise<void>;
}

/** Creates sign-in, contacts, passkeys, relay and OpenID provider over a database; null without one, or without sign-in. */
export function createAccounts(options: {
  config: ValidConfig;
  database: Database | undefined;
  /** Account the relay pays from. Without one there is no relay. */
  relayAccount: RelayAccount | undefined;
  /** Access of the e-mail guardian and the watcher. Without it there is neither. */
  mail: MailAccess | undefined;
  networks: ReadonlyMap<number, NetworkClient>;
  registry: Registry;
  log: Log;
  /** Clock of what is deleted. */
  clock: SettledClock;
  reports: RouteReports;
}): Accounts | null {
  const { config, database, log, clock, reports } = options;
  const { onError, onRefusal } = reports;
  if (config.signIn === false || database === undefined) return null;
  const settings = config.signIn;
  const recover = recoverSigner(log);
  const { passkeys, relay, recovery, checkAssertion } = createPasskeyParts({
    ...options,
    database,
    onError,
  });
  const signInAt = createSignInAt({ ...options, settings, database, recover, checkAssertion });
  const contacts = createContacts({
    store: database.contacts,
    attempts: database.signIn,
    limits: database.limits,
    settings: config.contacts,
    clock,
    onError,
  });
  const oidc = loadOidc({ ...options, database, onError });
  const oidcRoutes =
    oidc && createOidcRoutes({ open: oidc.open, attempts: database.signIn, reports });
  const ready = oidc?.ready ?? Promise.resolve();
  let isStopped = false;
  // Not while the rest is still loading, which fails the start if it cannot be loaded.
  void ready.then(
    () => {
      if (isStopped) return;
      relay?.start();
      recovery?.start();
    },
    () => undefined,
  );
  const serverAt = ({ url }: Request): SignInServer | null => signInAt(new URL(url).host);
  const parts = {
    '/contacts': createContactRoutes(contacts, reports),
    // Before the credential ids of `/accounts`.
    ...(recovery && { '/accounts/recovery': createRecoveryRoutes(recovery, reports) }),
    ...(passkeys && { '/accounts': createPasskeyRoutes(passkeys, reports) }),
    ...(relay && { '/relay': createRelayRoutes(relay, reports) }),
    ...(oidcRoutes && { '/oidc': oidcRoutes }),
  };
  const routes = new Hono<AccountEnv>();
  const unknownPath = ({ req }: Context) => {
    onRefusal(req.raw, { code: 'not-found' });
    return refusalResponse(new Refusal('not-found'));
  };
  const findServer = createMiddleware<AccountEnv>(async ({ req, set }, next) => {
    const server = serverAt(req.raw);
    if (server === null) {
      onRefusal(req.raw, { code: NO_PUBLIC_URL });
      return jsonResponse({ error: NO_PUBLIC_URL }, { status: 403 });
    }
    set('signIn', server);
    return next();
  });
  for (const path of ['/auth', ...Object.keys(parts)]) routes.use(`${path}/*`, findServer);
  routes.all('/auth/*', async (context) => {
    const { signIn, client } = context.var;
    const { raw: request } = context.req;
    const answer = () => signIn.fetch(request, client);
    const response = await (oidc ? oidc.watchSessions(signIn, request, answer) : answer());
    return response ?? unknownPath(context);
  });
  if (oidc)
    for (const path of DISCOVERY)
      routes.on(['GET', 'OPTIONS'], path, async ({ req }) =>
        (await oidc.open()).fetch(req.raw, undefined),
      );
  for (const [path, part] of Object.entries(parts)) {
    routes.route(path, part).all(`${path}/*`, unknownPath);
  }
  return {
    isOpen: (request) => serverAt(request) !== null,
    routes,
    hasRelay: relay !== null,
    guardian: recovery?.guardian,
    ready,
    async stop() {
      isStopped = true;
      await Promise.all([relay?.stop(), recovery?.stop(), oidc?.stop()]);
    },
  };
}

/** Paths of the metadata of the OpenID provider (OpenID Connect Discovery, RFC 8414). */
const DISCOVERY = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'];

interface PasskeyParts {
  passkeys: Passkeys | null;
  relay: Relay | null;
  recovery: Recovery | null;
  checkAssertion: SignInServerOptions['checkAssertion'];
}

/** Creates passkeys and relay, as configured. */
function createPasskeyParts(options: {
  config: ValidConfig;
  database: Database;
  relayAccount: RelayAccount | undefined;
  mail: MailAccess | undefined;
  networks: ReadonlyMap<number, NetworkClient>;
  registry: Registry;
  log: Log;
  clock: SettledClock;
  onError: (error: unknown) => void;
}): PasskeyParts {
  const { config, database, relayAccount: account, registry, log, clock, onError } = options;
  if (config.passkeys === undefined)
    return { passkeys: null, relay: null, recovery: null, checkAssertion: undefined };
  const networks = passkeyNetworks(config, options.networks);
  const { signIn: attempts, limits } = database;
  const { passkeys: passkeyStore, relay: store } = database;
  const { relay: rules, rpId } = config.passkeys;
  const passkeys = createPasskeys({ store: passkeyStore, attempts });
  const mayBeFramed = config.frameAncestors.some((origin) => origin !== "'self'");
  const checking = { store: passkeyStore, networks, rpId, mayBeFramed, limits };
  const checkAssertion = createAssertionCheck(checking);
  const recovery = openRecovery({ ...options, networks, clients: options.networks });
  if (rules === undefined || account === undefined)
    return { passkeys, relay: null, recovery, checkAssertion };
  const shared = { networks, attempts, registry, log, clock, onError };
  const hasAccount = (address: string) => passkeyStore.hasAccount(address);
  const relay = createRelay({ account, rules, store, hasAccount, ...shared });
  return { passkeys, relay, recovery, checkAssertion };
}

/** Code when the page is open at an origin that is not configured: see `publicUrl`. */
const NO_PUBLIC_URL = 'public-url-required';

/** Most hosts (ports of this machine) with sign-in: the server's own, and a development server's. */
const MOST_HOSTS = 16;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/**
 * Creates the sign-in server for the host and port of a request; null without one. A message contains the page's host,
 * so it must be that of `publicUrl`. Without `publicUrl`, sign-in works only on loopback hosts, at any port, as the port
 * is known only when listening; other hosts in requests are not trusted.
 */
function createSignInAt(options: {
  config: ValidConfig;
  settings: Exclude<ValidConfig['signIn'], false>;
  database: Database;
  networks: ReadonlyMap<number, NetworkClient>;
  recover: RecoverSigner;
  checkAssertion: SignInServerOptions['checkAssertion'];
  reports: RouteReports;
}): (host: string) => SignInServer | null {
  const { config, settings, database, networks, recover, checkAssertion, reports } = options;
  const make = (url: URL) =>
    createSignInServer({
      store: database.signIn,
      policy: {
        domain: url.host,
        scheme: url.protocol === 'https:' ? 'https' : 'http',
        chainIds: config.networks.map(({ id }) => id),
        statement: settings.statement,
        sessionLifetimeMs: settings.sessionDays * DAY_MS,
        sessionIdleMs: settings.idleDays * DAY_MS,
        sessionsPerAccount: settings.sessionsPerAccount,
      },
      read(chainId) {
        const network = networks.get(chainId);
        return network && chainRequest(network);
      },
      recover,
      ...(checkAssertion && { checkAssertion }),
      plainHttp: url.protocol === 'http:',
      embedded: allowsFrames(config),
      onError: reports.onError,
      onRefusal: (request, { code, hints }) =>
        reports.onRefusal(request, { code, limit: hints.limit }),
    });

  if (config.publicUrl !== undefined) {
    const server = make(new URL(config.publicUrl));
    return () => server;
  }
  const servers = new Map<string, SignInServer>();
  return (host) => {
    const existing = servers.get(host);
    if (existing !== undefined) return existing;
    if (!LOOPBACK.test(host)) return null;
    if (servers.size >= MOST_HOSTS) servers.clear();
    const server = make(new URL(`http://${host}`));
    servers.set(host, server);
    return server;
  };
}

/** Returns true if other sites may embed the page; without https no browser sends cookies to an embedded page. */
function allowsFrames({ publicUrl, frameAncestors }: ValidConfig): boolean {
  const others = frameAncestors.filter((origin) => origin !== "'self'" && origin !== publicUrl);
  return others.length > 0 && (publicUrl?.startsWith('https:') ?? false);
}

/**
 * Recovers signers with WebAssembly, loaded immediately; falls back to viem, which is correct but many times slower,
 * and logs it.
 */
export function recoverSigner(log: Log, load = loadRecover): RecoverSigner {
  const loading = load().catch((error: unknown): RecoverSigner => {
    const reason = error instanceof Error ? error.message : String(error);
    log({
      level: 'warn',
      message: 'secp256k1 in WebAssembly not available, sign-in is many times slower',
      reason: withoutSecrets(reason),
    });
    return recoverAddress;
  });
  return async (signed) => (await loading)(signed);
}
