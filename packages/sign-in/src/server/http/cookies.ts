import type { SignInServerOptions } from '../signInServerOptions.ts';
import type { KeptToken, Outcome, Visitor } from '../visitor.ts';

/** Creates the cookies for a page on https, on plain http, or embedded in other sites. */
export function createCookies({
  plainHttp,
  embedded,
}: Pick<SignInServerOptions, 'plainHttp' | 'embedded'>) {
  const place = embedded ? 'embedded' : plainHttp ? 'plain-http' : 'https';
  const visits = tokenCookie('mooring-visit', place);
  const sessions = tokenCookie('mooring-session', place);
  return {
    /** Reads the visitor of a request. `client` is the key of the rate limits; without one it is shared. */
    read: (request: Request, client = 'unknown'): Visitor => ({
      visit: visits.read(request),
      session: sessions.read(request),
      userAgent: request.headers.get('user-agent'),
      client,
    }),
    /** Creates the `Set-Cookie` lines of an outcome. */
    write: ({ session, visit }: Pick<Outcome, 'session' | 'visit'>): string[] => [
      ...(session === undefined ? [] : [sessions.write(session)]),
      ...(visit === undefined ? [] : [visits.write(visit)]),
    ],
  };
}

/**
 * Context of a cookie's page: https; plain http; or https embedded in other sites, where browsers require
 * `SameSite=None` and keep one cookie per embedding site (`Partitioned`), which prevents tracking across
 * them.
 */
type CookiePlace = 'https' | 'plain-http' | 'embedded';

/** 256 bits in base64url. */
const secretForm = /^[\w-]{43}$/;

const attributesOf: Readonly<Record<CookiePlace, string>> = {
  https: 'Path=/; HttpOnly; SameSite=Lax; Secure',
  'plain-http': 'Path=/; HttpOnly; SameSite=Lax',
  embedded: 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
};

/**
 * Creates the cookie of a random token. `__Host-` makes browsers refuse it from another host, a path or
 * plain http; on plain http it has neither that prefix nor `Secure`.
 */
function tokenCookie(plainName: string, place: CookiePlace) {
  const name = place === 'plain-http' ? plainName : `__Host-${plainName}`;
  const first = new RegExp(`(?:^|;)\\s*${name}=([^;]*)`);
  const attributes = attributesOf[place];
  return {
    /** Reads the token of a request, if well-formed. */
    read(request: Request): string | undefined {
      const token = first.exec(request.headers.get('cookie') ?? '')?.[1]?.trimEnd();
      return token !== undefined && secretForm.test(token) ? token : undefined;
    },
    /** Creates the `Set-Cookie` line that sets or removes a token. */
    write: (kept: KeptToken): string =>
      `${name}=${kept?.token ?? ''}; Max-Age=${Math.ceil((kept?.lifetimeMs ?? 0) / 1000)}; ${attributes}`,
  };
}
