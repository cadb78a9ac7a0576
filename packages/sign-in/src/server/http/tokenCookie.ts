import type { KeptToken } from '../visitor.ts';

/**
 * A cookie that holds a random token. `__Host-` makes browsers refuse it from another host, a path or
 * plain http; a page on plain http gets one without that and without `Secure`.
 */
export interface TokenCookie {
  /** The token a request brings, if it has the form of one. */
  read(request: Request): string | undefined;
  /** The `Set-Cookie` line that keeps a token, or removes it. */
  write(kept: KeptToken): string;
}

/**
 * Where the page of a cookie stands: on https; on plain http; or on https in a frame of other sites,
 * whose browser sends no cookie without `SameSite=None`, and keeps one for each of these sites
 * (`Partitioned`), so that it follows nobody from one to the next.
 */
export type CookiePlace = 'https' | 'plain-http' | 'embedded';

/** 256 bits in base64url. */
const form = /^[\w-]{43}$/;

const attributesOf: Readonly<Record<CookiePlace, string>> = {
  https: 'Path=/; HttpOnly; SameSite=Lax; Secure',
  'plain-http': 'Path=/; HttpOnly; SameSite=Lax',
  embedded: 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
};

/** The cookie of a name, for a page at a place. */
export function tokenCookie(plainName: string, place: CookiePlace): TokenCookie {
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
