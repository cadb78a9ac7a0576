import {
  type PlainAnswer,
  type PlainRequest,
  plainAnswer,
  Refusal,
  responseOf,
} from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import { createContactRoutes } from '../contacts/createContactRoutes.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Gateway } from '../rpc/gateway.ts';
import { recoverSigner } from './recoverSigner.ts';
import { createSignInAt } from './signInAt.ts';

/** Sign-in, and what is kept for those who signed in. */
export type Accounts = {
  /** Whether one can sign in at the address a request was sent to. */
  isOpen(request: Request): boolean;
  /**
   * Answers `/auth` and what is below it. `host` is the address it was sent to, `client` who asks,
   * for limits. Never rejects.
   */
  signIn(request: PlainRequest, host: string, client: string | undefined): Promise<PlainAnswer>;
  /** Answers `/contacts` and what is below it. `client` is who asks, for budgets. Never rejects. */
  contacts(request: Request, client: string | undefined): Promise<Response>;
};

/** Makes sign-in and contacts over a database; null when the configuration wants neither. */
export function createAccounts(options: {
  config: ValidConfig;
  database: Database | undefined;
  gateways: ReadonlyMap<number, Gateway>;
  log: Log;
  /** Hears of what went wrong here and was answered with 500. */
  onError: (error: unknown) => void;
}): Accounts | null {
  const { config, database, log, onError } = options;
  if (config.signIn === null || database === undefined) return null;
  const settings = config.signIn;
  const recover = recoverSigner(log);
  const signInAt = createSignInAt({ ...options, settings, database, recover });
  const contactRoutes = createContactRoutes({
    store: database.contacts,
    attempts: database.signIn,
    limits: database.limits,
    settings: config.contacts,
    onError,
  });
  return {
    isOpen: (request) => signInAt(hostOf(request)) !== null,
    async signIn(request, host, client) {
      const server = signInAt(host);
      if (server === null) return closed;
      return (await server.answer(request, client)) ?? new Refusal('not-found').plainAnswer();
    },
    async contacts(request, client) {
      const server = signInAt(hostOf(request));
      return server === null ? responseOf(closed) : contactRoutes(request, server, client);
    },
  };
}

/** The page was opened at an address that is not configured: see `publicUrl`. */
const closed = plainAnswer({ error: 'public-url-required' }, { status: 403 });

function hostOf(request: Request): string {
  return new URL(request.url).host;
}
