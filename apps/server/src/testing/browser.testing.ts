import { createMessage, type SignInFields } from '@mooring/sign-in';
import type { LocalAccount } from 'viem';

interface Sending {
  /** Sent as JSON, unless it is text. */
  body?: unknown;
  /** A header of `undefined` is left out. */
  headers?: Readonly<Record<string, string | undefined>>;
}

/** A browser with our page open: sends what the page asks over HTTP, and keeps cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Where the server listens. */
  readonly url: string;
  /** The page's origin as a person sees it. */
  readonly origin: string;
  /** The address it has in the eyes of a proxy in front of the server, or undefined without one. */
  readonly address: string | undefined;

  constructor(url: string, origin = url, address?: string) {
    this.url = url;
    this.origin = origin;
    this.address = address;
  }

  async send(method: string, path: string, { body, headers = {} }: Sending = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const sent = {
      origin: this.origin,
      'sec-fetch-site': 'same-origin',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': this.address,
      'content-type': body === undefined ? undefined : 'application/json',
      ...headers,
    };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: Object.entries(sent).flatMap(([name, value]): [string, string][] => {
        return value === undefined ? [] : [[name, value]];
      }),
      ...(body === undefined ? {} : { body: text }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0;/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** Another browser with the same cookies, as one who stole them would have. */
  copy(): Browser {
    const copy = new Browser(this.url, this.origin, this.address);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** A message as our page makes it, with a nonce of this browser's. */
  async prepare(fields: Pick<SignInFields, 'address' | 'chainId'> & Partial<SignInFields>) {
    const { body } = await this.send('POST', '/auth/nonce', { body: {} });
    return createMessage({
      domain: new URL(this.origin).host,
      uri: this.origin,
      nonce: body.nonce,
      issuedAt: new Date().toISOString(),
      ...fields,
    });
  }

  verify(message: string, signature: string) {
    return this.send('POST', '/auth/verify', { body: { message, signature } });
  }

  async signIn(account: LocalAccount, chainId: number) {
    const message = await this.prepare({ address: account.address, chainId });
    return this.verify(message, await account.signMessage({ message }));
  }

  /** The session this browser has, or null. */
  async session() {
    return (await this.send('GET', '/auth/session')).body.session;
  }
}
