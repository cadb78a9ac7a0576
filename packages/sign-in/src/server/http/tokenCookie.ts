/**
 * A cookie that holds a random token. `__Host-` makes browsers refuse it from another host, a path or
 * plain http; a page on plain http gets one without that and without `Secure`.
 */
export interface TokenCookie {
  /** The token a request brings, if it has the form of one. */
  read(request: Request): string | undefined;
  /** The `Set-Cookie` line that keeps a token for some ms. */
  keep(token: string, lifetimeMs: number): string;
  /** The `Set-Cookie` line that removes it. */
  readonly remove: string;
}

/** 256 bits in base64url. */
const form = /^[\w-]{43}$/;

/** The cookie of a name; `plainHttp` for pages on plain http. */
export function tokenCookie(plainName: string, plainHttp: boolean): TokenCookie {
  const name = plainHttp ? plainName : `__Host-${plainName}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${plainHttp ? '' : '; Secure'}`;
  return {
    read(request) {
      const cookies = (request.headers.get('cookie') ?? '').split(';');
      const found = cookies.map((each) => each.trim()).find((each) => each.startsWith(`${name}=`));
      const token = found?.slice(name.length + 1);
      return token !== undefined && form.test(token) ? token : undefined;
    },
    keep: (token, lifetimeMs) =>
      `${name}=${token}; Max-Age=${Math.ceil(lifetimeMs / 1000)}; ${attributes}`,
    remove: `${name}=; Max-Age=0; ${attributes}`,
  };
}
