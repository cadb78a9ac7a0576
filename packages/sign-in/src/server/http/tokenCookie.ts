import type { KeptToken } from '../visitor.ts';

/**
 * Cookie of a random token. `__Host-` makes browsers refuse it from another host, a path or plain http; on
 * plain http it has neither that prefix nor `Secure`.
 */
export interface TokenCookie {
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
export type CookiePlace = 'https' | 'plain-http' | 'embedded';

/** 256 bits in base64url. */
const form = /^[\w-]{43}$/;

const attributesOf: Readonly<Record<CookiePlace, string>> = {
  https: 'Path=/; HttpOnly; SameSite=Lax; Secure',
  'plain-http': 'Path=/; HttpOnly; SameSite=Lax',
  embedded: 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
};

/** Creates the cookie of a name for a context. */
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
