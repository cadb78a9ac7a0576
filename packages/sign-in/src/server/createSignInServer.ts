import type { ParseWarning } from '../parsedMessage.ts';
import { responseOf } from './http/answer.ts';
import { checkOrigin } from './http/checkOrigin.ts';
import type { PlainAnswer } from './http/plainAnswer.ts';
import { type PlainRequest, plainRequest } from './http/plainRequest.ts';
import { Refusal, type RefusalCode } from './http/refusal.ts';
import { demandSession } from './routes/currentSession.ts';
import { giveNonce } from './routes/giveNonce.ts';
import { endPending, finishPending, showPending, startPending } from './routes/pending.ts';
import { readProof } from './routes/readSignIn.ts';
import {
  endSession,
  listSessions,
  readPlace,
  showSession,
  signOut,
  signOutAll,
} from './routes/sessions.ts';
import { verify } from './routes/verify.ts';
import { verifyProof } from './routes/verifyProof.ts';
import { createContext, type SignInContext } from './signInContext.ts';
import type { SignInServerOptions } from './signInServerOptions.ts';

/** Who is signed in, as far as other routes of a host need to know. */
export interface SignedIn {
  /** The account: CAIP-10, the address in lower case. */
  readonly account: string;
}

/** Who signed a message. */
export interface ProvenAccount extends SignedIn {
  /** In lower case. */
  readonly address: string;
  /** Where the message was signed for. */
  readonly chainId: number;
  /** Warnings of the message, none of which is a reason to refuse it. */
  readonly warnings: readonly ParseWarning[];
}

/** Answers the requests of sign-in. */
export interface SignInServer {
  /**
   * The answer to a request, or `null` when its path is none of sign-in's. `client` is who it came
   * from, for the limits: the address of the connection, for IPv6 its first 64 bits. Requests
   * without one share a limit. Never rejects.
   */
  fetch(request: Request, client?: string): Promise<Response | null>;
  /** The same for a host that has no `Request` and wants no `Response`, which costs half as much. */
  answer(request: PlainRequest, client?: string): Promise<PlainAnswer | null>;
  /**
   * For the host's own routes: who is signed in, or what to answer instead. A request that comes
   * from another site's page is refused as sign-in's own are. Never rejects.
   */
  sessionOf(request: Request): Promise<{ session: SignedIn } | { refusal: Response }>;
  /**
   * For a host that keeps sessions itself, such as Auth.js: the account that signed a message, whose
   * nonce came from `POST /auth/nonce` of this server to the same browser; or why none did. It uses up
   * the nonce, holds the message against the policy, and verifies; it starts no session. `client` as
   * for `fetch`. Never rejects.
   */
  verify(
    request: Request,
    proof: { readonly message?: unknown; readonly signature?: unknown },
    client?: string,
  ): Promise<{ proven: ProvenAccount } | { refusal: RefusalCode }>;
}

type Route = (
  context: SignInContext,
  request: PlainRequest,
  client: string,
) => Promise<PlainAnswer>;
type Methods = Readonly<Record<string, Route>>;

const routes: Readonly<Record<string, Methods>> = {
  '/auth/nonce': { POST: giveNonce },
  '/auth/verify': { POST: verify },
  '/auth/pending': { GET: showPending, POST: startPending, DELETE: endPending },
  '/auth/pending/finish': { POST: finishPending },
  '/auth/session': { GET: showSession },
  '/auth/sessions': { GET: (context, request) => listSessions(context, request) },
  '/auth/sign-out': { POST: signOut },
  '/auth/sign-out-all': { POST: signOutAll },
};

const clearEveryMs = 60_000;

/**
 * The server's side of sign-in, over a store that several of them may share. Throws `TypeError` for
 * options that would leave it open or never work.
 */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const context = createContext(options);
  let clearedAt = context.now();

  function clearSometimes(): Promise<unknown> | undefined {
    const now = context.now();
    if (now - clearedAt < clearEveryMs) return undefined;
    clearedAt = now;
    return context.store.clearExpired(now);
  }

  function refuse(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    options.onError?.(error);
    return new Refusal('internal-error');
  }

  async function answer(request: PlainRequest, client = 'unknown'): Promise<PlainAnswer | null> {
    const methods = methodsOf(request.path);
    if (!methods) return null;
    try {
      const { method } = request;
      const route = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!route) {
        throw new Refusal('method-not-allowed', { allow: Object.keys(methods).join(', ') });
      }
      checkOrigin(request, context.origin);
      const clearing = clearSometimes();
      if (clearing) await clearing;
      return await route(context, request, client);
    } catch (error) {
      return refuse(error).plainAnswer();
    }
  }

  return {
    answer,
    async fetch(request, client) {
      const answered = await answer(plainRequest(request), client);
      return answered && responseOf(answered);
    },
    async sessionOf(request) {
      try {
        const asked = plainRequest(request);
        checkOrigin(asked, context.origin);
        const { account } = await demandSession(context, asked);
        return { session: { account } };
      } catch (error) {
        return { refusal: refuse(error).answer() };
      }
    },
    async verify(request, proof, client = 'unknown') {
      try {
        const asked = plainRequest(request);
        checkOrigin(asked, context.origin);
        const sent = readProof(proof);
        const account = await verifyProof(context, asked, sent, client);
        const { address, chainId, warnings } = sent.message;
        return { proven: { account, address: address.toLowerCase(), chainId, warnings } };
      } catch (error) {
        return { refusal: refuse(error).code };
      }
    },
  };
}

function methodsOf(path: string): Methods | undefined {
  if (Object.hasOwn(routes, path)) return routes[path];
  const [, next, id = ''] =
    /^\/auth\/sessions\/(?:after\/([\w-]+)|([0-9a-f]{32}))$/.exec(path) ?? [];
  const after = next === undefined ? undefined : readPlace(next);
  if (after) return { GET: (context, request) => listSessions(context, request, after) };
  return id === '' ? undefined : { DELETE: (context, request) => endSession(context, request, id) };
}
