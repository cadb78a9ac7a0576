import { inject } from 'vitest';

/** Request of the page, as the server received it. */
export interface SiteRequest {
  /** Account the page expects to be signed in. */
  readonly account: string | null;
  readonly body: unknown;
}

export type Answer = (request: SiteRequest) => Response | Promise<Response>;

/** Server of a site, in the page: sign-in as the real one answers, other routes as a test answers them. */
export interface SiteServer {
  /** Sets the answer of a route: `GET /oidc/applications`. */
  on(route: string, answer: Answer): void;
  /** Requests of a route. */
  requests(route: string): readonly SiteRequest[];
  /** Address that is signed in; null for none. */
  signedIn: `0x${string}` | null;
  /** Answers the page's requests, until the returned function is called. */
  open(): () => void;
}

export const json = (body: unknown, status = 200) => Response.json(body, { status });
export const refuse = (error: string, status: number) => json({ error }, status);

/** Creates a server where an address is signed in, or nobody. */
export function createSiteServer(signedIn: `0x${string}` | null = null): SiteServer {
  const answers = new Map<string, Answer>();
  const received = new Map<string, SiteRequest[]>();
  const plain = globalThis.fetch;
  // The server keeps the id of a session when its person signs in again.
  let signIns = 0;
  const session = () => {
    const address = server.signedIn?.toLowerCase();
    if (!address) return null;
    const [createdAt, expiresAt] = [
      `2026-11-01T10:0${signIns}:00.000Z`,
      '2030-11-01T10:00:00.000Z',
    ];
    return {
      ...{ id: `session-of-${address}`, account: `eip155:0:${address}`, address, current: true },
      ...{ device: 'Chrome, Linux', createdAt, lastSeenAt: createdAt, expiresAt },
    };
  };
  const server: SiteServer = {
    signedIn,
    on: (route, answer) => void answers.set(route, answer),
    requests: (route) => received.get(route) ?? [],
    open() {
      globalThis.fetch = answerPage;
      return () => {
        globalThis.fetch = plain;
      };
    },
  };
  server.on('GET /auth/session', () => json({ session: session() }));
  server.on('GET /auth/sessions', () => json({ sessions: [session()], next: null }));
  server.on('GET /auth/pending', () => json({ pending: null }));
  server.on('GET /contacts', () => json({ contacts: [] }));
  server.on('POST /auth/sign-out', () => {
    server.signedIn = null;
    return json({});
  });
  server.on('POST /auth/nonce', () =>
    json({ nonce: 'anchoraweigh', expiresAt: '2030-11-01T10:00:00.000Z' }),
  );
  server.on('POST /auth/verify', ({ body }) => {
    const [address] = /0x[\da-fA-F]{40}/.exec(JSON.stringify(body)) ?? [];
    server.signedIn = address as `0x${string}`;
    signIns += 1;
    return json({ session: session() });
  });
  return server;

  async function answerPage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const chain = /^\/rpc\/(\d+)$/.exec(pathname)?.[1];
    const network = inject('networks').find(({ id }) => `${id}` === chain);
    const route = `${request.method} ${pathname}`;
    const answer = origin === location.origin ? answers.get(route) : undefined;
    if (!answer) return plain(network?.rpcUrl ?? input, init);
    const text = await request.text();
    const account = request.headers.get('mooring-account');
    const read = { account, body: text === '' ? undefined : JSON.parse(text) };
    received.set(route, [...(received.get(route) ?? []), read]);
    return answer(read);
  }
}
