import type { NetworkClient } from '@mooring/rpc-proxy';
import { createSignInServer, type RecoverSigner, type SignInServer } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { chainRequest } from './chainRequest.ts';

const DAY_MS = 86_400_000;

/** Ports of this machine that the page is reached at: its own, and a development server's. */
const MOST_HOSTS = 16;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** The sign-in server for the host, with its port, that a request was sent to; null where there is none. */
export type SignInAt = (host: string) => SignInServer | null;

type Options = {
  config: ValidConfig;
  settings: NonNullable<ValidConfig['signIn']>;
  database: Database;
  networks: ReadonlyMap<number, NetworkClient>;
  recover: RecoverSigner | undefined;
  /** Hears of what went wrong here and was answered with 500. */
  onError: (error: unknown) => void;
};

/**
 * Makes sign-in. A message names the page's host, so the host must be known: `publicUrl`'s. Without
 * one there is sign-in on this machine alone, at whichever port the page is open, for the port is
 * known only when listening; any other host that a request names is not believed.
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

/** Whether other sites may show the page in a frame; without https no browser sends it a cookie there. */
function isEmbedded({ publicUrl, frameAncestors }: ValidConfig): boolean {
  const others = frameAncestors.filter((origin) => origin !== "'self'" && origin !== publicUrl);
  return others.length > 0 && (publicUrl?.startsWith('https:') ?? false);
}
