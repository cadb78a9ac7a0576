import type { NetworkClient } from '@mooring/rpc-proxy';
import { answer, Refusal, refusalAnswer, type SignInServer } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import { createContactRoutes } from '../contacts/createContactRoutes.ts';
import { createContacts } from '../contacts/createContacts.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { recoverSigner } from './recoverSigner.ts';
import { createSignInAt } from './signInAt.ts';

/** Sign-in and contacts. */
export type Accounts = {
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
