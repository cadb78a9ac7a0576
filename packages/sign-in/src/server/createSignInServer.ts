import { createSettledClock, lookUp } from '@mooring/internal';
import type { ParseWarning } from '../signInFields.ts';
import { currentSession, requireSession } from './actions/sessions.ts';
import { verifyProof } from './actions/signIn.ts';
import { createCookies } from './http/cookies.ts';
import { readProof } from './http/readBody.ts';
import { type Methods, routesOf } from './http/routes.ts';
import {
  jsonResponse,
  Refusal,
  type RefusalCode,
  refusalOfError,
  refusalResponse,
} from './refusal.ts';
import { createContext } from './signInContext.ts';
import type { SignInServerOptions } from './signInServerOptions.ts';
import type { StoredSession } from './store/signInStore.ts';

/** Signed-in account, for other routes of a host. */
export interface SignedIn {
  /** CAIP-10, the address in lower case. */
  readonly account: string;
}

/** Session of a signed-in account. */
export interface SignedInSession extends SignedIn {
  /** Id of the session in lists; the same after signing in anew in its browser with its account. */
  readonly id: string;
  /** Time at which the account proved itself, in ms since 1970. */
  readonly createdAt: number;
  /** Id of the passkey that signed in (base64url); undefined when a message was signed. */
  readonly credential: string | undefined;
}

/** Account that signed a message. */
export interface ProvenAccount extends SignedIn {
  /** In lower case. */
  readonly address: string;
  /** Chain id of the message. */
  readonly chainId: number;
  /** Warnings of the message; none is a reason to refuse it. */
  readonly warnings: readonly ParseWarning[];
}

/** Server of sign-in requests. */
export interface SignInServer {
  /**
   * Answers a request, or returns `null` when its path is not one of sign-in's. `client` is the key of the
   * limits: the IP address, for IPv6 its first 64 bits. Requests without one share a limit. Never rejects.
   */
  fetch(request: Request, client?: string): Promise<Response | null>;
  /**
   * For the host's own routes: the session, or the response to send instead. Cross-site requests are refused, as on
   * sign-in's own routes. Never rejects.
   */
  sessionOf(request: Request): Promise<{ session: SignedInSession } | { refusal: Response }>;
  /**
   * For routes that also serve visitors without a session: the session, or undefined. With `navigations`, for a route that
   * other sites link or redirect to and that changes nothing by itself, also when a browser navigates there from another
   * site; never in a frame. Rejects with `Refusal` (`origin-refused`) for other cross-site requests, and when the store
   * fails.
   */
  findSession(
    request: Request,
    options?: { readonly navigations?: boolean },
  ): Promise<SignedInSession | undefined>;
  /**
   * For a host with its own sessions, such as Auth.js: the account that signed a message, whose nonce this
   * server issued to the same browser by `POST /auth/nonce`; or the reason it is refused. Consumes the
   * nonce, checks the policy, and verifies the signature; starts no session. `client` as for `fetch`. Never
   * rejects.
   */
  verify(
    request: Request,
    proof: { readonly message?: unknown; readonly signature?: unknown },
    client?: string,
  ): Promise<{ proven: ProvenAccount } | { refusal: RefusalCode }>;
}

const CLEAR_EVERY_MS = 60_000;

/**
 * The server's side of sign-in, over a store that several of them may share. Throws `TypeError` for
 * options that would leave it open or never work.
 *
 * @example
 * ```ts
 * import { createSignInServer } from '@mooring/sign-in/server';
 * import { createSqliteStore } from '@mooring/sign-in/server/sqlite';
 *
 * const server = createSignInServer({
 *   store: createSqliteStore({ file: 'sign-in.sqlite' }),
 *   policy: { domain: 'harbour.example', chainIds: [1] },
 *   read: (chainId) => (chainId === 1 ? client.request : undefined),
 * });
 * const response = await server.fetch(request, '203.0.113.7'); // null: none of its paths
 * ```
 */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const context = createContext(options);
  const cookies = createCookies(options);
  const { now, elapsed = () => performance.now() } = options;
  const clock = createSettledClock({ now, elapsed });
  let clearedAt = elapsed();

  function clearSometimes(): Promise<unknown> | undefined {
    const settled = clock.now();
    if (settled === null || elapsed() - clearedAt < CLEAR_EVERY_MS) return undefined;
    clearedAt = elapsed();
    return context.store.clearExpired(settled);
  }

  function refuse(request: Request, error: unknown): Refusal {
    if (!(error instanceof Refusal)) options.onError?.(error, request);
    const refusal = error instanceof Refusal ? error : refusalOfError(error);
    options.onRefusal?.(request, refusal);
    return refusal;
  }

  async function perform(methods: Methods, request: Request, client: string): Promise<Response> {
    const { method } = request;
    const route = lookUp(methods, method);
    if (!route) throw new Refusal('method-not-allowed', { allow: Object.keys(methods) });
    checkOrigin(request, context.origin);
    // Without a clearing that failed, the request may succeed all the same.
    await clearSometimes()?.catch((error: unknown) => options.onError?.(error));
    const outcome = await route(context, cookies.read(request, client), request);
    return jsonResponse(outcome.body, {
      status: outcome.isPending ? 202 : 200,
      cookies: cookies.write(outcome),
    });
  }

  return {
    async fetch(request, client = 'unknown') {
      const methods = routesOf(new URL(request.url).pathname);
      if (!methods) return null;
      try {
        return await perform(methods, request, client);
      } catch (error) {
        return refusalResponse(refuse(request, error));
      }
    },
    async sessionOf(request) {
      try {
        checkOrigin(request, context.origin);
        return { session: toSession(await requireSession(context, cookies.read(request))) };
      } catch (error) {
        return { refusal: refusalResponse(refuse(request, error)) };
      }
    },
    async findSession(request, { navigations = false } = {}) {
      if (!(navigations && isNavigation(request))) checkOrigin(request, context.origin);
      const session = await currentSession(context, cookies.read(request));
      return session && toSession(session);
    },
    async verify(request, proof, client) {
      try {
        checkOrigin(request, context.origin);
        const sent = readProof(proof);
        const account = await verifyProof(context, cookies.read(request, client), sent);
        const { address, chainId, warnings } = sent.message;
        return { proven: { account, address: address.toLowerCase(), chainId, warnings } };
      } catch (error) {
        return { refusal: refuse(request, error).code };
      }
    },
  };
}

/**
 * Refuses cross-site requests. A request that changes state must have our own `Origin`, which every browser
 * sends; `Sec-Fetch-Site` must agree when present. Throws `Refusal` with `origin-refused`.
 */
function checkOrigin(request: Request, origin: string): void {
  if (!isFromHere(request, origin)) throw new Refusal('origin-refused');
}

function isFromHere({ headers, method }: Request, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const named = headers.get('origin');
  const reads = method === 'GET' || method === 'HEAD';
  // `none`: the URL was typed in.
  const fromHere = site === null || site === 'same-origin' || (reads && site === 'none');
  return fromHere && (named === null ? reads : named === origin);
}

/** Returns true for a page that the browser opens by GET, in a tab of its own or a whole one: never in a frame. */
function isNavigation({ headers, method }: Request): boolean {
  return (
    method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document'
  );
}

function toSession({ account, id, createdAt, credential }: StoredSession): SignedInSession {
  return { account, id, createdAt, credential };
}
