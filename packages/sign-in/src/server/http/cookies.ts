import type { SignInServerOptions } from '../signInServerOptions.ts';
import type { KeptToken, Outcome, Visitor } from '../visitor.ts';

/** Cookies that identify browsers. */
interface Cookies {
  /**
   * Reads the visitor of a request. `client` is the key of the rate limits; requests without one share it.
   */
  read(request: Request, client?: string): Visitor;
  /** Creates the `Set-Cookie` lines of an outcome. */
  write(outcome: Pick<Outcome, 'session' | 'visit'>): string[];
}

/** Creates the cookies for a page on https, on plain http, or embedded in other sites. */
export function createCookies({
  plainHttp,
  embedded,
}: Pick<SignInServerOptions, 'plainHttp' | 'embedded'>): Cookies {
  const place = embedded ? 'embedded' : plainHttp ? 'plain-http' : 'https';
  const visits = tokenCookie('mooring-visit', place);
  const sessions = tokenCookie('mooring-session', place);
  return {
    read: (request, client = 'unknown') => ({
      visit: visits.read(request),
      session: sessions.read(request),
      userAgent: request.headers.get('user-agent'),
      client,
    }),
    write: ({ session, visit }) => [
      ...(session === undefined ? [] : [sessions.write(session)]),
      ...(visit === undefined ? [] : [visits.write(visit)]),
    ],
  };
}

/**
 * Cookie of a random token. `__Host-` makes browsers refuse it from another host, a path or plain http; on
 * plain http it has neither that prefix nor `Secure`.
 */
interface TokenCookie {
  /** Reads the token of a request, if well-formed. */
  read(request: Request): string | undefined;
  /** Creates the `Set-Cookie` line that sets or removes a token. */
  write(kept: KeptToken): string;
}

/**
 * Context of a cookie's page: https; plain http; or https embedded in other sites, where browsers require
 * `SameSite=None` and keep one cookie per embedding site (`Partitioned`), which prevents tracking across
 * them.
 */
type CookiePlace = 'https' | 'plain-http' | 'embedded';

/** 256 bits in base64url. */
const form = /^[\w-]{43}$/;

const attributesOf: Readonly<Record<CookiePlace, string>> = {
  https: 'Path=/; HttpOnly; SameSite=Lax; Secure',
  'plain-http': 'Path=/; HttpOnly; SameSite=Lax',
  embedded: 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
};

/** Creates the cookie of a name for a context. */
function tokenCookie(plainName: string, place: CookiePlace): TokenCookie {
  const name = place === 'plain-http' ? plainName : `__Host-${plainName}`;
  const first = new RegExp(`(?:^|;)\\s*${name}=([^;]*)`);
  const attributes = attributesOf[place];
  return {
    read(request) {
      const token = first.exec(request.headers.get('cookie') ?? '')?.[1]?.trimEnd();
      return token !== undefined && form.test(token) ? token : undefined;
    },
    write: (kept) =>
      `${name}=${kept?.token ?? ''}; Max-Age=${Math.ceil((kept?.lifetimeMs ?? 0) / 1000)}; ${attributes}`,
  };
}
