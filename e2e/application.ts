import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as openId from 'openid-client';

const SECRET = 'a-secret-of-this-test-with-32-letters';
const COOKIE = 'signed-in';
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Person who is signed in to an application. */
interface SignedIn {
  readonly claims: openId.IDToken;
  readonly tokens: openId.TokenEndpointResponse;
}

/** Application of another site, which signs people in at an OpenID provider. */
export interface Application {
  readonly url: string;
  /** Entry of the provider's configuration. */
  readonly client: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly name: string;
    readonly url: string;
    readonly redirectUris: string[];
    readonly postLogoutRedirectUris: string[];
    readonly backchannelLogoutUri: string;
    readonly scopes: ('openid' | 'profile' | 'offline_access')[];
  };
  /** Sets the provider, before the first sign-in. */
  trust(issuer: string): void;
  /** People who are signed in. */
  people(): readonly SignedIn[];
  /** Error codes of sign-ins that failed. */
  readonly errors: string[];
  /** Asks for new tokens, and for the person's claims. Rejects when the provider refuses. */
  refresh(person: SignedIn): Promise<unknown>;
  readClaims(person: SignedIn): Promise<unknown>;
  /** Signs everybody out. */
  forget(): void;
  stop(): Promise<void>;
}

/**
 * Starts an application: `/` says who is signed in, `/login` signs in (its query is sent on), `/logout` signs out here,
 * then asks the provider.
 */
export async function startApplication(name: string): Promise<Application> {
  const people = new Map<string, SignedIn>();
  const attempts = new Map<string, { verifier: string; nonce: string }>();
  const errors: string[] = [];
  let issuer = '';
  let discovered: Promise<openId.Configuration> | undefined;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      errors.push(error instanceof openId.AuthorizationResponseError ? error.error : String(error));
      show(response, `Not signed in: ${errors.at(-1)}`);
    });
  });
  const clientId = name.toLowerCase();
  const port = await listen(server);
  // Another site than the provider's; on `localhost` itself it would count as an application of the device.
  const url = `http://${clientId}.localhost:${port}`;
  const client = {
    ...{ clientId, clientSecret: SECRET, name, url },
    redirectUris: [`${url}/callback`],
    postLogoutRedirectUris: [`${url}/bye`],
    // Not every system resolves such a name, as browsers do.
    backchannelLogoutUri: `http://127.0.0.1:${port}/backchannel`,
    scopes: ['openid' as const, 'profile' as const, 'offline_access' as const],
  };
  const provider = () => {
    discovered ??= openId.discovery(new URL(issuer), clientId, SECRET, undefined, {
      execute: [openId.allowInsecureRequests],
    });
    return discovered;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', url);
    const id = /signed-in=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const person = people.get(id);
    if (asked.pathname === '/login') return redirect(response, await begin(asked.searchParams));
    if (asked.pathname === '/callback') return finish(asked, response);
    if (asked.pathname === '/backchannel') return endSession(await readForm(request), response);
    if (asked.pathname === '/logout') {
      people.delete(id);
      return redirect(
        response,
        openId.buildEndSessionUrl(await provider(), {
          post_logout_redirect_uri: `${url}/bye`,
          ...(person?.tokens.id_token !== undefined && { id_token_hint: person.tokens.id_token }),
        }),
      );
    }
    show(response, person ? `Signed in as ${person.claims.sub}` : 'Signed out');
  }

  async function begin(more: URLSearchParams): Promise<URL> {
    const [state, verifier, nonce] = [
      openId.randomState(),
      openId.randomPKCECodeVerifier(),
      openId.randomNonce(),
    ];
    attempts.set(state, { verifier, nonce });
    return openId.buildAuthorizationUrl(await provider(), {
      ...{ redirect_uri: `${url}/callback`, scope: client.scopes.join(' '), state, nonce },
      code_challenge: await openId.calculatePKCECodeChallenge(verifier),
      ...{ code_challenge_method: 'S256', ...Object.fromEntries(more) },
    });
  }

  async function finish(asked: URL, response: ServerResponse): Promise<void> {
    const state = asked.searchParams.get('state') ?? '';
    const { verifier = '', nonce = '' } = attempts.get(state) ?? {};
    const tokens = await openId.authorizationCodeGrant(await provider(), asked, {
      ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('There is no ID token.');
    const id = openId.randomNonce().replace(/\W/g, '');
    people.set(id, { claims, tokens });
    response.setHeader('set-cookie', `${COOKIE}=${id}; Path=/; HttpOnly`);
    redirect(response, new URL(url));
  }

  /** Back-Channel Logout, section 2.6: checks the token, and ends the session that it names. */
  async function endSession(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const { jwks_uri: keys = '' } = (await provider()).serverMetadata();
    const { payload } = await jwtVerify(
      form.get('logout_token') ?? '',
      createRemoteJWKSet(new URL(keys)),
      { issuer, audience: clientId, typ: 'logout+jwt' },
    );
    if (!Object.hasOwn(Object(payload['events']), LOGOUT_EVENT) || 'nonce' in payload)
      throw new Error('This is no logout token.');
    for (const [id, { claims }] of people) {
      if (claims['sid'] === payload['sid'] && claims.sub === payload.sub) people.delete(id);
    }
    response.writeHead(200, { 'cache-control': 'no-store' }).end();
  }

  return {
    ...{ url, client, errors },
    trust(provider) {
      issuer = provider;
    },
    people: () => [...people.values()],
    forget: () => people.clear(),
    refresh: async ({ tokens }) =>
      openId.refreshTokenGrant(await provider(), tokens.refresh_token ?? ''),
    readClaims: async ({ tokens, claims }) =>
      openId.fetchUserInfo(await provider(), tokens.access_token, claims.sub),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return port;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

function redirect(response: ServerResponse, to: URL): void {
  response.writeHead(302, { location: to.href }).end();
}

function show(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><link rel="icon" href="data:,"><h1>${text}</h1>`);
}
