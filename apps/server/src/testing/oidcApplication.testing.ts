import { type IncomingMessage, request } from 'node:http';
import * as oidc from 'openid-client';
import type { MooringServerConfig } from '../index.ts';
import { Browser } from './browser.testing.ts';

/** Page of the provider, which is the issuer. */
export const issuer = 'https://harbour.example';
/** Pages of the applications. */
export const GIT = 'https://git.example';
export const CHARTS = 'https://charts.example';
export const secrets = { git: 'g'.repeat(32), charts: 'c'.repeat(32) };

type OidcConfig = NonNullable<MooringServerConfig['oidc']>;
type ClientConfig = OidcConfig['clients'][number];

/** Application with a secret. */
export const git: ClientConfig = {
  clientId: 'git',
  clientSecret: secrets.git,
  name: 'Git',
  url: GIT,
  redirectUris: [`${GIT}/callback`],
  postLogoutRedirectUris: [`${GIT}/bye`],
  scopes: ['openid', 'profile', 'groups', 'email', 'offline_access'],
};

/** Application with another secret. */
export const charts: ClientConfig = {
  clientId: 'charts',
  clientSecret: secrets.charts,
  name: 'Charts',
  redirectUris: [`${CHARTS}/callback`],
  scopes: ['openid', 'profile', 'offline_access'],
};

/** Network that is never asked: a key proves itself without one. */
export const farNetwork = { id: 1, upstreams: ['http://127.0.0.1:9'] };

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** A browser that follows an application to the provider and back, as far as a test goes. */
export class Surfer extends Browser {
  readonly scoped: Cookie[] = [];

  constructor(url: string, address?: string) {
    super(url, issuer, address);
  }

  /** Opens a URL of the provider as a link or redirect of another site does; redirects are not followed. */
  async navigate(url: string | URL, headers: Record<string, string> = {}): Promise<Response> {
    const { pathname, search } = new URL(url, issuer);
    const response = await get(`${this.url}${pathname}${search}`, {
      cookie: this.cookieFor(pathname),
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      accept: 'text/html',
      ...headers,
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** Asks a route of the page, with the cookies of its path. */
  ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const cookie = this.cookieFor(path);
    return this.send(method, path, {
      ...(body !== undefined && { body }),
      headers: { cookie, ...headers },
    });
  }

  cookieFor(pathname: string): string {
    const own = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    const scoped = this.scoped
      .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`);
    return [...own, ...scoped].join('; ');
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; path=([^;]*)/i.exec(line)?.[1] ?? '/';
    const index = this.scoped.findIndex((one) => one.name === name && one.path === path);
    if (index !== -1) this.scoped.splice(index, 1);
    if (value !== '' && !/expires=Thu, 01 Jan 1970/.test(line))
      this.scoped.push({ name, value, path });
  }
}

/** Gets a URL with exactly these headers: fetch has a `sec-fetch-mode` of its own. */
async function get(url: string, headers: Record<string, string>): Promise<Response> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const answered = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct))
    for (const line of value ?? []) answered.append(name, line);
  return new Response(Buffer.concat(chunks), {
    status: incoming.statusCode ?? 0,
    headers: answered,
  });
}

/** Question of an application in a browser. */
export interface Asked {
  uid: string;
  verifier: string;
  state: string;
  nonce: string;
}

/** The application's side, by openid-client. */
export async function connectApplication(url: string, client: ClientConfig) {
  const { clientId, clientSecret, redirectUris } = client;
  const redirectUri = redirectUris[0] ?? '';
  const config = await oidc.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
    { [oidc.customFetch]: (to, options) => fetch(to.replace(issuer, url), options as RequestInit) },
  );
  config[oidc.customFetch] = (to, options) =>
    fetch(to.replace(issuer, url), options as RequestInit);
  const scope = (client.scopes ?? ['openid', 'profile']).join(' ');

  /** URL of a request for a person to sign in, with what the application remembers of it. */
  async function prepare(parameters: Record<string, string> = {}) {
    const verifier = oidc.randomPKCECodeVerifier();
    const state = oidc.randomState();
    const nonce = oidc.randomNonce();
    const to = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...{ state, nonce, ...parameters },
    });
    return { to, verifier, state, nonce };
  }

  return {
    config,
    redirectUri,
    prepare,
    /** Sends a browser to the provider; the id of its question. */
    async send(surfer: Surfer, parameters: Record<string, string> = {}): Promise<Asked> {
      const { to, ...kept } = await prepare(parameters);
      const response = await surfer.navigate(to);
      const uid = /^\/authorize\/([\w-]+)$/.exec(response.headers.get('location') ?? '')?.[1];
      if (uid === undefined)
        throw new Error(`Answered with ${response.status} ${await response.text()}`);
      return { uid, ...kept };
    },
    /** Takes the browser back with a code, and exchanges it. */
    async exchange(back: string, { verifier, state, nonce }: Omit<Asked, 'uid'>) {
      return oidc.authorizationCodeGrant(config, new URL(back), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
      });
    },
  };
}

export type ApplicationSide = Awaited<ReturnType<typeof connectApplication>>;

/** Allows a question in a browser that is signed in; the URL of the application that it goes back to. */
export async function allow(surfer: Surfer, { uid }: Pick<Asked, 'uid'>): Promise<string> {
  const { status, body } = await surfer.ask('POST', `/oidc/interaction/${uid}`, {
    decision: 'allow',
  });
  if (status !== 200) throw new Error(`Answered with ${status} ${JSON.stringify(body)}`);
  return comeBack(surfer, body.location);
}

/** Follows the page's way back to the application. */
export async function comeBack(surfer: Surfer, location: string): Promise<string> {
  const response = await surfer.navigate(location, { 'sec-fetch-site': 'same-origin' });
  const to = response.headers.get('location');
  if (to === null) throw new Error(`Answered with ${response.status} ${await response.text()}`);
  return to;
}

/** Signs a browser that has a session in to an application. */
export async function enter(surfer: Surfer, application: ApplicationSide) {
  const asked = await application.send(surfer, { prompt: 'consent' });
  return application.exchange(await allow(surfer, asked), asked);
}
