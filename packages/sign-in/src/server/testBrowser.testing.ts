import type { SignInServer } from './createSignInServer.ts';

export const origin = 'https://harbour.example';

interface Sending {
  readonly body?: unknown;
  /** Headers of `undefined` are omitted. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly client?: string;
}

/** Test double of a browser: stores cookies and sends them with its requests. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #server: SignInServer;
  readonly #page: string;

  constructor(server: SignInServer, page = origin) {
    this.#server = server;
    this.#page = page;
  }

  /** Sends a request; the body as JSON, unless it is text. Stores the cookies of the response. */
  async send(method: string, path: string, { body, headers = {}, client }: Sending = {}) {
    const sent = {
      origin: this.#page,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const request = new Request(`${this.#page}${path}`, {
      method,
      headers: Object.entries(sent).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, value]],
      ),
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await this.#server.fetch(request, client);
    if (!response) throw new Error(`${path} is none of sign-in's`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0;/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** Another browser with the same cookies, like a thief's. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.#server, this.#page);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }
}
