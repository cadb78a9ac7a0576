import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApplicationSide,
  allow,
  connectApplication,
  enter,
  farNetwork,
  git,
  issuer,
  Surfer,
  secrets,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

// Requirements of the basic profile of the foundation's conformance tests, by the clauses of the specifications.

const withQuery = {
  ...git,
  clientId: 'query',
  redirectUris: ['https://git.example/callback?tenant=a&empty='] as const,
};
const byPost = { ...git, clientId: 'post', tokenEndpointAuthMethod: 'client_secret_post' as const };

let app: Awaited<ReturnType<typeof startApp>>;
let application: ApplicationSide;
beforeAll(async () => {
  app = await startApp({
    networks: [farNetwork],
    publicUrl: issuer,
    oidc: { clients: [git, withQuery, byPost] },
  });
  application = await connectApplication(app.url, git);
});
afterAll(() => app.stop());

async function signedIn() {
  const surfer = new Surfer(app.url);
  await surfer.signIn(privateKeyToAccount(generatePrivateKey()), 1);
  return surfer;
}

const basic = { authorization: `Basic ${Buffer.from(`git:${secrets.git}`).toString('base64')}` };
const post = (path: string, form: Record<string, string>, headers = {}) =>
  fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers });

async function getCode(parameters = {}, side = application) {
  const surfer = await signedIn();
  const asked = await side.send(surfer, { prompt: 'consent', ...parameters });
  const back = new URL(await allow(surfer, asked));
  return { back, asked, code: back.searchParams.get('code') ?? '' };
}

describe('OpenID Connect Core 1.0', () => {
  it('3.1.2.1: ignores parameters it does not know, and hints that it does not use', async () => {
    const { back } = await getCode({
      ...{ unknown: 'parameter', display: 'page', ui_locales: 'de', claims_locales: 'de' },
      ...{ login_hint: 'mira', acr_values: 'urn:other' },
    });
    expect(back.searchParams.get('code')).not.toBeNull();
  });

  it('3.1.2.1: takes a request by POST too', async () => {
    const { to } = await application.prepare();
    const form = Object.fromEntries(to.searchParams);
    const response = await fetch(`${app.url}/oidc/authorize`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(form) },
    });
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(Object.fromEntries(new URL(location, issuer).searchParams)).toEqual(form);
    const asked = await new Surfer(app.url).navigate(location);
    expect(asked.headers.get('location')).toMatch(/^\/authorize\//);
    for (const [body, status] of [
      [new URLSearchParams({ state: 'x'.repeat(9_000) }), 413],
      ['{}', 400],
    ] as const) {
      const refused = await fetch(`${app.url}/oidc/authorize`, { method: 'POST', body });
      expect(refused.status).toBe(status);
    }
  });

  it('3.1.2.5: adds to the query of an address to come back to', async () => {
    const { back, asked } = await getCode({}, await connectApplication(app.url, withQuery));
    expect([...back.searchParams.keys()]).toEqual(['tenant', 'empty', 'code', 'state', 'iss']);
    expect(back.searchParams.get('state')).toBe(asked.state);
  });

  it('3.1.2.6: sends an error back with the state', async () => {
    const { to, state } = await application.prepare({ scope: 'openid admin:all' });
    to.searchParams.delete('response_type');
    const response = await new Surfer(app.url).navigate(to);
    const answered = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(answered)).toMatchObject({ error: 'invalid_request', state });
  });

  it('3.1.3.3: answers with tokens that no cache keeps', async () => {
    const { code, asked } = await getCode();
    const response = await post(
      '/oidc/token',
      {
        ...{ grant_type: 'authorization_code', code, code_verifier: asked.verifier },
        redirect_uri: application.redirectUri,
      },
      basic,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({
      ...{ token_type: 'Bearer', expires_in: 600, access_token: expect.any(String) },
      ...{ id_token: expect.any(String), refresh_token: expect.any(String) },
      scope: 'openid profile groups email offline_access',
    });
  });

  it('2, 3.1.3.6: issues ID tokens with the required claims, signed by a published key', async () => {
    const { code, asked, back } = await getCode();
    expect(code).not.toBe('');
    const tokens = await application.exchange(back.href, asked);
    const keys = createRemoteJWKSet(new URL(`${app.url}/oidc/jwks`), {
      [customFetch]: (url, options) => fetch(url, options as RequestInit),
    });
    const { payload } = await jwtVerify(tokens.id_token ?? '', keys, {
      ...{ issuer, audience: 'git', algorithms: ['RS256'] },
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'nonce', 'acr', 'amr'],
    });
    expect(payload['nonce']).toBe(asked.nonce);
    if (payload['at_hash'] !== undefined) {
      const digest = createHash('sha256').update(tokens.access_token).digest();
      expect(payload['at_hash']).toBe(digest.subarray(0, 16).toString('base64url'));
    }
  });

  it('5.3.1: answers /oidc/userinfo by GET and POST, with the token in the header or the body', async () => {
    const tokens = await enter(await signedIn(), application);
    const sub = tokens.claims()?.sub;
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const url = `${app.url}/oidc/userinfo`;
    const answers = await Promise.all([
      fetch(url, { headers }),
      fetch(url, { method: 'POST', headers }),
      post('/oidc/userinfo', { access_token: tokens.access_token }),
    ]);
    for (const answer of answers) expect(await answer.json()).toMatchObject({ sub });
    const inQuery = await fetch(`${url}?access_token=${tokens.access_token}`);
    expect(inQuery.status).toBe(400);
  });

  it('5.3.3: refuses a token with WWW-Authenticate', async () => {
    const headers = { authorization: 'Bearer unknown' };
    const response = await fetch(`${app.url}/oidc/userinfo`, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  it('9: takes the secret in the body from an application that sends it there', async () => {
    const { code, asked } = await getCode({}, await connectApplication(app.url, byPost));
    const response = await post('/oidc/token', {
      ...{ grant_type: 'authorization_code', code, code_verifier: asked.verifier },
      ...{ redirect_uri: application.redirectUri, client_id: 'post', client_secret: secrets.git },
    });
    expect(response.status).toBe(200);
    expect(decodeJwt((await response.json()).id_token).aud).toBe('post');
  });

  // "Unless other conditions permit it": the operator permits it, and it ends with the session.
  it('11: gives a refresh token without prompt=consent to an application that has offline_access', async () => {
    const surfer = await signedIn();
    await enter(surfer, application);
    const { to, ...kept } = await application.prepare();
    const back = (await surfer.navigate(to)).headers.get('location') ?? '';
    const tokens = await application.exchange(back, kept);
    expect(tokens.refresh_token).toBeDefined();
  });

  it('12.2: renews ID tokens with the same subject and time of sign-in, and no new nonce', async () => {
    const first = await enter(await signedIn(), application);
    const answer = await post(
      '/oidc/token',
      { grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' },
      basic,
    );
    const before = first.claims();
    const after = decodeJwt((await answer.json()).id_token);
    for (const claim of ['iss', 'sub', 'aud', 'auth_time', 'nonce'])
      expect(after[claim]).toEqual(before?.[claim]);
  });
});

describe('OAuth', () => {
  it.each([
    [{}, 'invalid_request'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{ grant_type: 'authorization_code' }, 'invalid_request'],
    [{ grant_type: 'refresh_token', refresh_token: 'unknown' }, 'invalid_grant'],
  ])('RFC 6749, 5.2: refuses the request for tokens %o: %s', async (form, error) => {
    const response = await post('/oidc/token', form, basic);
    expect([response.status, (await response.json()).error]).toEqual([400, error]);
  });

  it('RFC 7009, 2.2: answers 200 for the revocation of an unknown token', async () => {
    expect((await post('/oidc/revoke', { token: 'unknown' }, basic)).status).toBe(200);
  });

  it('RFC 7662, 2.2: says of an unknown token that it is not active, and nothing else', async () => {
    const response = await post('/oidc/introspect', { token: 'unknown' }, basic);
    expect(await response.json()).toEqual({ active: false });
  });

  it('RFC 7662, 2.2: says of a token what it is for', async () => {
    const tokens = await enter(await signedIn(), application);
    const response = await post('/oidc/introspect', { token: tokens.access_token }, basic);
    expect(await response.json()).toMatchObject({
      ...{ active: true, client_id: 'git', token_type: 'Bearer', iss: issuer },
      sub: tokens.claims()?.sub,
    });
  });
});

it('OpenID Connect Discovery 1.0, 4.3: names the issuer that the metadata were asked of, and the same in RFC 8414', async () => {
  const paths = ['openid-configuration', 'oauth-authorization-server'];
  const [one, other] = await Promise.all(
    paths.map(async (path) => (await fetch(`${app.url}/.well-known/${path}`)).json()),
  );
  expect(one.issuer).toBe(issuer);
  expect(other).toEqual(one);
});
