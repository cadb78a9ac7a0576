import type { NetworkClient } from '@mooring/rpc-proxy';
import {
  answer,
  type ChainRequest,
  createSignInServer,
  loadRecover,
  type RecoverSigner,
  Refusal,
  refusalAnswer,
  type SignInServer,
} from '@mooring/sign-in/server';
import { recoverAddress } from 'viem';
import type { ValidConfig } from '../config/config.ts';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import { createContactRoutes } from '../contacts/createContactRoutes.ts';
import { createContacts } from '../contacts/createContacts.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../log/log.ts';

/** Sign-in and contacts. */
type Accounts = {
  /** True when sign-in is available at the request's host. */
  isOpen(request: Request): boolean;
  /** Answers `/auth` and below. `client` is the key of the limits. Never rejects. */
  signIn(request: Request, client: string | undefined): Promise<Response>;
  /** Answers `/contacts` and below. `client` is the key of the budgets. Never rejects. */
  contacts(request: Request, client: string | undefined): Promise<Response>;
};

/** Creates sign-in and contacts over a database; null without a database or with sign-in disabled. */
export function createAccounts(options: {
  config: ValidConfig;
  database: Database | undefined;
  networks: ReadonlyMap<number, NetworkClient>;
  log: Log;
  /** Called with unexpected errors (HTTP 500). */
  onError: (error: unknown) => void;
}): Accounts | null {
  const { config, database, log, onError } = options;
  if (config.signIn === null || database === undefined) return null;
  const settings = config.signIn;
  const recover = recoverSigner(log);
  const signInAt = createSignInAt({ ...options, settings, database, recover });
  const contacts = createContacts({
    store: database.contacts,
    attempts: database.signIn,
    limits: database.limits,
    settings: config.contacts,
    onError,
  });
  const contactRoutes = createContactRoutes(contacts, onError);
  const serverAt = ({ url }: Request): SignInServer | null => signInAt(new URL(url).host);
  return {
    isOpen: (request) => serverAt(request) !== null,
    async signIn(request, client) {
      const server = serverAt(request);
      if (server === null) return closed();
      return (await server.fetch(request, client)) ?? refusalAnswer(new Refusal('not-found'));
    },
    async contacts(request, client) {
      const server = serverAt(request);
      return server === null ? closed() : contactRoutes(request, server, client);
    },
  };
}

/** Response when the page is open at an origin that is not configured: see `publicUrl`. */
function closed(): Response {
  return answer({ error: 'public-url-required' }, { status: 403 });
}

const DAY_MS = 86_400_000;

/** Most hosts (ports of this machine) with sign-in: the server's own, and a development server's. */
const MOST_HOSTS = 16;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/**
 * Creates the sign-in server for the host and port of a request; null without one. A message contains the page's host, so it must be known: that of `publicUrl`. Without
 * one, sign-in works on loopback hosts only, at any port, as the port is known only when listening; other
 * hosts in requests are not trusted.
 */
function createSignInAt(options: {
  config: ValidConfig;
  settings: NonNullable<ValidConfig['signIn']>;
  database: Database;
  networks: ReadonlyMap<number, NetworkClient>;
  recover: RecoverSigner;
  onError: (error: unknown) => void;
}): (host: string) => SignInServer | null {
  const { config, settings, database, networks, recover, onError } = options;
  const make = (url: URL) =>
    createSignInServer({
      store: database.signIn,
      policy: {
        domain: url.host,
        scheme: url.protocol === 'https:' ? 'https' : 'http',
        chainIds: config.networks.map(({ id }) => id),
        statement: settings.statement ?? undefined,
        sessionLifetimeMs: settings.sessionDays * DAY_MS,
        sessionIdleMs: settings.idleDays * DAY_MS,
        sessionsPerAccount: settings.sessionsPerAccount,
      },
      read(chainId) {
        const network = networks.get(chainId);
        return network && chainRequest(network);
      },
      recover,
      plainHttp: url.protocol === 'http:',
      embedded: isEmbedded(config),
      onError,
    });

  if (config.publicUrl !== null) {
    const server = make(new URL(config.publicUrl));
    return () => server;
  }
  const servers = new Map<string, SignInServer>();
  return (host) => {
    const known = servers.get(host);
    if (known !== undefined) return known;
    if (!LOOPBACK.test(host)) return null;
    if (servers.size >= MOST_HOSTS) servers.clear();
    const server = make(new URL(`http://${host}`));
    servers.set(host, server);
    return server;
  };
}

/** True when other sites may embed the page; without https no browser sends cookies to an embedded page. */
function isEmbedded({ publicUrl, frameAncestors }: ValidConfig): boolean {
  const others = frameAncestors.filter((origin) => origin !== "'self'" && origin !== publicUrl);
  return others.length > 0 && (publicUrl?.startsWith('https:') ?? false);
}

/** Total timeout of a network, in ms. */
const LONGEST_MS = 9_000;
/** Shorter than the total timeout, so that a hanging upstream leaves time for the next one. */
const UPSTREAM_MS = 4_000;

/** Creates the JSON-RPC requests of sign-in, through the proxy's client instead of HTTP. */
function chainRequest(network: NetworkClient): ChainRequest {
  return async ({ method, params = [] }) => {
    const limit = AbortSignal.timeout(LONGEST_MS);
    const [reply = null] = await network.ask([{ method, params }], limit, UPSTREAM_MS);
    if (reply === null) throw new Error('No upstream answered');
    if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error);
    return reply.result;
  };
}

/**
 * Recovers signers with WebAssembly, loaded at once; falls back to viem, which is correct but many times
 * slower, and logs it.
 */
export function recoverSigner(log: Log, load = loadRecover): RecoverSigner {
  const loading = load().catch((error: unknown): RecoverSigner => {
    const reason = error instanceof Error ? error.message : String(error);
    log({
      level: 'warn',
      message: 'secp256k1 in WebAssembly is missing: sign-in is many times slower',
      reason: withoutSecrets(reason),
    });
    return recoverAddress;
  });
  return async (signed) => (await loading)(signed);
}
