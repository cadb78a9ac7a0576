import type { SignInServerOptions } from '../signInServerOptions.ts';
import type { Outcome, Visitor } from '../visitor.ts';
import { tokenCookie } from './tokenCookie.ts';

/** Cookies that identify browsers. */
export interface Cookies {
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
