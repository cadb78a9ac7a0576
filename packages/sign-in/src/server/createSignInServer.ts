import { answer } from './http/answer.ts';
import { checkOrigin } from './http/checkOrigin.ts';
import { Refusal } from './http/refusal.ts';
import { giveNonce } from './routes/giveNonce.ts';
import { endSession, listSessions, showSession, signOut, signOutAll } from './routes/sessions.ts';
import { verify } from './routes/verify.ts';
import { createContext, type SignInContext } from './signInContext.ts';
import type { SignInServerOptions } from './signInServerOptions.ts';

/** Answers the requests of sign-in. */
export interface SignInServer {
  /**
   * The answer to a request, or `null` when its path is none of sign-in's. `client` is who it came
   * from, for the limits: the address of the connection, for IPv6 its first 64 bits. Requests
   * without one share a limit. Never rejects.
   */
  fetch(request: Request, client?: string): Promise<Response | null>;
}

type Route = (context: SignInContext, request: Request, client: string) => Promise<Response>;

const routes: Readonly<Record<string, readonly [method: string, route: Route]>> = {
  '/auth/nonce': ['POST', giveNonce],
  '/auth/verify': ['POST', verify],
  '/auth/session': ['GET', showSession],
  '/auth/sessions': ['GET', listSessions],
  '/auth/sign-out': ['POST', signOut],
  '/auth/sign-out-all': ['POST', signOutAll],
};

const clearEveryMs = 60_000;

/**
 * The server's side of sign-in, over a store that several of them may share. Throws `TypeError` for
 * options that would leave it open or never work.
 */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const context = createContext(options);
  let clearedAt = context.now();

  async function clearSometimes(): Promise<void> {
    if (context.now() - clearedAt < clearEveryMs) return;
    clearedAt = context.now();
    await context.store.clearExpired(clearedAt);
  }

  return {
    async fetch(request, client = 'unknown') {
      const found = routeOf(new URL(request.url).pathname);
      if (!found) return null;
      try {
        const [method, route] = found;
        if (request.method !== method) throw new Refusal('method-not-allowed', { allow: method });
        checkOrigin(request, context.origin);
        await clearSometimes();
        return await route(context, request, client);
      } catch (error) {
        const refusal = error instanceof Refusal ? error : new Refusal('internal-error');
        if (refusal !== error) options.onError?.(error);
        const { code, status, headers } = refusal;
        return answer({ error: code }, { status, headers });
      }
    },
  };
}

function routeOf(path: string): readonly [method: string, route: Route] | undefined {
  if (Object.hasOwn(routes, path)) return routes[path];
  const id = /^\/auth\/sessions\/([0-9a-f]{32})$/.exec(path)?.[1];
  return id === undefined
    ? undefined
    : ['DELETE', (context, request) => endSession(context, request, id)];
}
