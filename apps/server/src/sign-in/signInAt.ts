import type { NetworkClient } from '@mooring/rpc-proxy';
import { createSignInServer, type RecoverSigner, type SignInServer } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { chainRequest } from './chainRequest.ts';

const DAY_MS = 86_400_000;

/** Most hosts (ports of this machine) with sign-in: the server's own, and a development server's. */
const MOST_HOSTS = 16;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** Sign-in server for the host and port of a request; null without one. */
export type SignInAt = (host: string) => SignInServer | null;

type Options = {
  config: ValidConfig;
  settings: NonNullable<ValidConfig['signIn']>;
  database: Database;
  networks: ReadonlyMap<number, NetworkClient>;
  recover: RecoverSigner | undefined;
  /** Called with unexpected errors (HTTP 500). */
  onError: (error: unknown) => void;
};

/**
 * Creates sign-in. A message contains the page's host, so it must be known: that of `publicUrl`. Without
 * one, sign-in works on loopback hosts only, at any port, as the port is known only when listening; other
 * hosts in requests are not trusted.
 */
export function createSignInAt(options: Options): SignInAt {
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
