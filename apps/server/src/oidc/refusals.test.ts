import { createHash, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import * as oidc from 'openid-client';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApplicationSide,
  allow,
  charts,
  comeBack,
  connectApplication,
  enter,
  farNetwork,
  GIT,
  git,
  issuer,
  Surfer,
  secrets,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

const phone = {
  clientId: 'phone',
  name: 'Phone',
  redirectUris: ['https://phone.example/callback'],
  scopes: ['openid' as const, 'offline_access' as const],
};

const desk = { clientId: 'desk', name: 'Desk', redirectUris: ['com.example.desk:/callback'] };

const old = {
  clientId: 'old',
  clientSecret: 'o'.repeat(32),
  name: 'Old',
  redirectUris: ['https://old.example/callback'],
  requirePkce: false,
};

let app: Awaited<ReturnType<typeof startApp>>;
let git1: ApplicationSide;
let charts1: ApplicationSide;
let phone1: ApplicationSide;
beforeAll(async () => {
  app = await startApp({
    networks: [farNetwork],
    publicUrl: issuer,
    oidc: { clients: [git, charts, phone, old, desk] },
  });
  [git1, charts1, phone1] = await Promise.all([
    connectApplication(app.url, git),
    connectApplication(app.url, charts),
    connectApplication(app.url, phone),
  ]);
});
afterAll(() => app.stop());

async function signedIn() {
  const surfer = new Surfer(app.url);
  await surfer.signIn(privateKeyToAccount(generatePrivateKey()), 1);
  return surfer;
}

/** Sends an authorization request that an attacker has changed; resolves to its answer. */
async function authorize(
  change: (parameters: URLSearchParams) => void,
  application = git1,
  surfer = new Surfer(app.url),
) {
  const { to } = await application.prepare();
  change(to.searchParams);
  const response = await surfer.navigate(to);
  const location = response.headers.get('location');
  return {
    status: response.status,
    location,
    text: await response.text(),
    headers: response.headers,
  };
}

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

async function post(path: string, form: Record<string, string>, headers = {}) {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? '' : JSON.parse(text) };
}

const asGit = { authorization: basic('git', secrets.git) };
const asCharts = { authorization: basic('charts', secrets.charts) };

/** A code in the hands of whoever saw the URL. */
async function getCode(application = git1, surfer?: Surfer) {
  const browser = surfer ?? (await signedIn());
  const asked = await application.send(browser, { prompt: 'consent' });
  const back = await allow(browser, asked);
  return { back, asked, code: new URL(back).searchParams.get('code') ?? '' };
}

const codeForm = (code: string, verifier: string, redirect = git1.redirectUri) => ({
  ...{ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirect },
});

describe('authorization requests', () => {
  it.each([
    'https://evil.example/callback',
    `${GIT}/callback/../evil`,
    `${GIT}/callback?next=https://evil.example`,
    `${GIT}/callback#evil`,
    `${GIT}.evil.example/callback`,
    `${GIT}@evil.example/callback`,
    'https://GIT.example/callback',
    `${GIT}:444/callback`,
    'javascript:alert(1)',
  ])('are answered here, not at %s (redirect tricks)', async (uri) => {
    const { status, location, text, headers } = await authorize((sent) =>
      sent.set('redirect_uri', uri),
    );
    expect([status, location]).toEqual([400, null]);
    // The page that explains it to the person.
    expect(text).toContain('url=/authorize/refused#invalid_redirect_uri"');
    expect(text).not.toContain('evil');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('are answered here for an unknown application, and with the address of another', async () => {
    const unknown = await authorize((sent) => sent.set('client_id', 'nobody'));
    expect([unknown.status, unknown.location]).toEqual([400, null]);
    const other = await authorize((sent) => sent.set('redirect_uri', charts1.redirectUri));
    expect([other.status, other.location]).toEqual([400, null]);
    const twice = await authorize((sent) => sent.append('redirect_uri', 'https://evil.example'));
    expect([twice.status, twice.location]).toEqual([400, null]);
  });

  it.each([
    ['without PKCE', ['code_challenge', 'code_challenge_method'], {}],
    ['with a plain challenge', [], { code_challenge_method: 'plain' }],
    ['with a challenge of no method', ['code_challenge_method'], {}],
  ])('are refused %s (PKCE downgrade)', async (_name, dropped, added) => {
    const { location } = await authorize((sent) => {
      for (const name of dropped) sent.delete(name);
      for (const [name, value] of Object.entries(added)) sent.set(name, value);
    });
    const back = new URL(location ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(git1.redirectUri);
    expect(back.searchParams.get('error')).toBe('invalid_request');
    expect(back.searchParams.get('iss')).toBe(issuer);
  });

  it.each([
    [{ response_type: 'token' }, 'invalid_request'],
    [{ response_type: 'id_token' }, 'invalid_request'],
    [{ response_type: 'code id_token' }, 'invalid_request'],
    [{ request: new UnsecuredJWT({}).encode() }, 'request_not_supported'],
    [{ request_uri: 'https://evil.example/request' }, 'request_uri_not_supported'],
    [{ registration: '{}' }, 'registration_not_supported'],
    [{ prompt: 'none login' }, 'invalid_request'],
    [{ max_age: '-1' }, 'invalid_request'],
  ])('are refused with %o: %s', async (parameters, error) => {
    const { location, text } = await authorize((sent) => {
      for (const [name, value] of Object.entries(parameters)) sent.set(name, value);
    });
    // The library answers for a response type in the way that is usual for it.
    const back = location === null ? undefined : new URL(location);
    const answered = back && new URLSearchParams(back.search || back.hash.slice(1)).get('error');
    expect(answered ?? text).toContain(error);
  });

  it.each(['form_post', 'fragment', 'web_message'])(
    'are refused with response_mode=%s: its page would need an inline script',
    async (mode) => {
      const { status, text } = await authorize((sent) => sent.set('response_mode', mode));
      expect([status, text]).toEqual([400, 'unsupported_response_mode\n']);
      const form = { ...Object.fromEntries((await git1.prepare()).to.searchParams) };
      const pushed = await post('/oidc/par', { ...form, response_mode: mode }, asGit);
      expect([pushed.status, pushed.body.error]).toEqual([400, expect.stringMatching(/./)]);
    },
  );

  it('that were pushed are used once', async () => {
    const { to, verifier, state, nonce } = await git1.prepare({ prompt: 'consent' });
    const pushed = await post('/oidc/par', Object.fromEntries(to.searchParams), asGit);
    expect(pushed.status).toBe(201);
    const uri = new URL('/oidc/authorize', issuer);
    uri.search = `${new URLSearchParams({ client_id: 'git', request_uri: pushed.body.request_uri })}`;
    const surfer = await signedIn();
    const first = await surfer.navigate(uri);
    const uid = first.headers.get('location')?.split('/')[2] ?? '';
    const tokens = await git1.exchange(await allow(surfer, { uid }), { verifier, state, nonce });
    expect(tokens.claims()?.aud).toBe('git');
    const second = await surfer.navigate(uri);
    const answered = second.headers.get('location') ?? (await second.text());
    expect(answered).toContain('invalid_request_uri');
    expect(answered).not.toContain('code=');
  });

  it('cannot be registered by anybody', async () => {
    const { registration_endpoint: endpoint } = git1.config.serverMetadata();
    expect(endpoint).toBeUndefined();
    expect((await post('/oidc/register', {})).status).toBe(404);
  });
});

describe('answers', () => {
  it('name the issuer, so that an application notices another one (mix-up)', async () => {
    const { back, asked } = await getCode();
    const mixed = new URL(back);
    expect(mixed.searchParams.get('iss')).toBe(issuer);
    mixed.searchParams.set('iss', 'https://evil.example');
    await expect(git1.exchange(mixed.href, asked)).rejects.toThrow();
    mixed.searchParams.delete('iss');
    await expect(git1.exchange(mixed.href, asked)).rejects.toThrow();
  });

  it('are refused by an application with the state or nonce of another browser (code injection)', async () => {
    const { back, asked } = await getCode();
    const { asked: victim } = await getCode();
    await expect(git1.exchange(back, { ...asked, state: victim.state })).rejects.toThrow();
    const injected = new URL(back);
    injected.searchParams.set('state', victim.state);
    await expect(git1.exchange(injected.href, victim)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('codes', () => {
  it('are used once: the second use ends the tokens of the first (replay)', async () => {
    const { back, asked } = await getCode();
    const tokens = await git1.exchange(back, asked);
    await expect(git1.exchange(back, asked)).rejects.toMatchObject({ error: 'invalid_grant' });
    const { active } = await oidc.tokenIntrospection(git1.config, tokens.access_token);
    expect(active).toBe(false);
  });

  it('are used once by many requests at the same time', async () => {
    const { code, asked } = await getCode();
    const form = codeForm(code, asked.verifier);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('/oidc/token', form, asGit)),
    );
    const issued = answers.filter(({ status }) => status === 200);
    expect(issued.length).toBeLessThanOrEqual(1);
    for (const { body } of issued) {
      const { active } = await oidc.tokenIntrospection(git1.config, body.access_token);
      expect(active).toBe(false);
    }
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['the challenge as the verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: `${GIT}/other` }],
    ['no address', { redirect_uri: '' }],
  ])('are refused with %s', async (_name, change) => {
    const { code, asked } = await getCode();
    const challenge = createHash('sha256').update(asked.verifier).digest('base64url');
    const form = { ...codeForm(code, asked.verifier), ...change };
    if (form.code_verifier === '') form.code_verifier = challenge;
    const { status, body } = await post('/oidc/token', form, asGit);
    expect(status).toBe(400);
    expect(body.error).toMatch(/^invalid_(?:grant|request)$/);
  });

  it('are refused without the verifier, to another application, and without its secret', async () => {
    const { code, asked } = await getCode();
    const { code_verifier: _, ...bare } = codeForm(code, asked.verifier);
    expect((await post('/oidc/token', bare, asGit)).body.error).toBe('invalid_grant');
    const form = codeForm(code, asked.verifier);
    expect((await post('/oidc/token', form, asCharts)).body.error).toBe('invalid_grant');
    const wrong = { authorization: basic('git', 'x'.repeat(32)) };
    const refused = await post('/oidc/token', form, wrong);
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
    const none = await post('/oidc/token', { ...form, client_id: 'git' });
    expect([none.status, none.body.error]).toEqual([401, 'invalid_client']);
  });

  it('of an application without PKCE need its secret, and take no verifier (PKCE downgrade)', async () => {
    const application = await connectApplication(app.url, old);
    const surfer = await signedIn();
    /** Code of a request whose challenge was taken away. */
    async function getBareCode() {
      const { to } = await application.prepare({ prompt: 'consent' });
      to.searchParams.delete('code_challenge');
      to.searchParams.delete('code_challenge_method');
      const first = await surfer.navigate(to);
      const uid = first.headers.get('location')?.split('/')[2] ?? '';
      return new URL(await allow(surfer, { uid })).searchParams.get('code') ?? '';
    }
    const secret = { authorization: basic('old', old.clientSecret) };
    const form = codeForm(await getBareCode(), 'x'.repeat(43), application.redirectUri);
    const downgraded = await post('/oidc/token', form, secret);
    expect(downgraded.body.error).toBe('invalid_grant');
    const { code_verifier: _, ...bare } = { ...form, code: await getBareCode() };
    expect((await post('/oidc/token', { ...bare, client_id: 'old' })).status).toBe(401);
    expect((await post('/oidc/token', bare, secret)).status).toBe(200);
    // An application that sends a challenge has to know the verifier.
    const asked = await application.send(surfer, { prompt: 'consent' });
    const code = new URL(await allow(surfer, asked)).searchParams.get('code') ?? '';
    const refused = await post('/oidc/token', { ...bare, code }, secret);
    expect(refused.body.error).toBe('invalid_grant');
  });

  it('end with the session before they are used', async () => {
    const surfer = await signedIn();
    const { back, asked } = await getCode(git1, surfer);
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    await expect(git1.exchange(back, asked)).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

describe('tokens', () => {
  it.each([
    ['with a secret', () => git1],
    ['without a secret', () => phone1],
  ])('of an application %s are refreshed once: reuse ends all of them', async (_name, which) => {
    const { config } = which();
    const first = await enter(await signedIn(), which());
    const second = await oidc.refreshTokenGrant(config, first.refresh_token ?? '');
    const third = await oidc.refreshTokenGrant(config, second.refresh_token ?? '');
    for (const stolen of [first, second, third])
      await expect(
        oidc.refreshTokenGrant(config, stolen.refresh_token ?? ''),
      ).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(
      oidc.fetchUserInfo(config, third.access_token, oidc.skipSubjectCheck),
    ).rejects.toThrow();
  });

  it('are those of their application alone', async () => {
    const tokens = await enter(await signedIn(), git1);
    const { refresh_token: refresh = '', access_token: access } = tokens;
    const form = { grant_type: 'refresh_token', refresh_token: refresh };
    expect((await post('/oidc/token', form, asCharts)).body.error).toBe('invalid_grant');
    for (const token of [refresh, access]) {
      const seen = await post('/oidc/introspect', { token }, asCharts);
      expect(seen.body).toEqual({ active: false });
      await post('/oidc/revoke', { token }, asCharts);
      expect((await post('/oidc/introspect', { token }, asGit)).body.active).toBe(true);
    }
    expect((await post('/oidc/introspect', { token: access })).body.active).toBeUndefined();
  });

  it('end when their application revokes them', async () => {
    const tokens = await enter(await signedIn(), git1);
    await oidc.tokenRevocation(git1.config, tokens.refresh_token ?? '');
    const { active } = await oidc.tokenIntrospection(git1.config, tokens.access_token);
    expect(active).toBe(false);
  });

  it('are refused for more than they were given for', async () => {
    const surfer = await signedIn();
    const asked = await git1.send(surfer, { prompt: 'consent', scope: 'openid offline_access' });
    const tokens = await git1.exchange(await allow(surfer, asked), asked);
    await expect(
      oidc.refreshTokenGrant(git1.config, tokens.refresh_token ?? '', { scope: 'openid profile' }),
    ).rejects.toMatchObject({ error: 'invalid_scope' });
    const user = await oidc.fetchUserInfo(
      git1.config,
      tokens.access_token,
      tokens.claims()?.sub ?? '',
    );
    expect(Object.keys(user)).toEqual(['sub']);
  });

  it('are not in the database, nor in the log', async () => {
    const { back, asked, code } = await getCode();
    const tokens = await git1.exchange(back, asked);
    const logged = JSON.stringify(app.logged);
    expect(logged).toContain('/oidc/authorize');
    for (const secret of [code, asked.state, asked.uid, tokens.access_token, secrets.git])
      expect(logged).not.toContain(secret);
    const item = await app.database.oidc.findItem('AccessToken', tokens.access_token, Date.now());
    expect(item?.payload).toContain('"clientId":"git"');
    expect(item?.payload).not.toContain(tokens.access_token);
  });
});

describe('signed tokens', () => {
  const claims = { sub: 'eip155:0:0x', iss: issuer, aud: 'git' };

  async function hint(token: string) {
    const { location, text } = await authorize((sent) => sent.set('id_token_hint', token));
    return location === null ? text : new URL(location, issuer).searchParams.get('error');
  }

  it('without a signature are refused (alg=none)', async () => {
    expect(await hint(new UnsecuredJWT(claims).encode())).toBe('invalid_request');
  });

  it('signed with our public key as a secret are refused (key confusion)', async () => {
    const { keys } = await (await fetch(`${app.url}/oidc/jwks`)).json();
    const secret = new TextEncoder().encode(JSON.stringify(keys[0]));
    for (const key of [secret, new TextEncoder().encode(secrets.git)]) {
      const signed = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: keys[0].kid })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(key);
      expect(await hint(signed)).toBe('invalid_request');
    }
  });

  it('of another key with our key’s id are refused', async () => {
    const { keys } = await (await fetch(`${app.url}/oidc/jwks`)).json();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const signed = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: keys[0].kid })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    expect(await hint(signed)).toBe('invalid_request');
  });

  it('have public keys alone in the list of keys', async () => {
    const { keys } = await (await fetch(`${app.url}/oidc/jwks`)).json();
    const algorithms = keys.map(({ alg }: { alg: string }) => alg);
    expect(algorithms.toSorted()).toEqual(['ES256', 'RS256']);
    for (const key of keys)
      for (const part of ['d', 'p', 'q', 'k']) expect(key).not.toHaveProperty(part);
  });
});

describe('the interaction', () => {
  const answer = (surfer: Surfer, uid: string, headers = {}, decision = 'allow') =>
    surfer.ask('POST', `/oidc/interaction/${uid}`, { decision }, headers);

  it.each([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['of a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['without an origin', { origin: undefined }, 403],
    ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('is not answered by a request %s (CSRF)', async (_name, headers, status) => {
    const surfer = await signedIn();
    const asked = await git1.send(surfer);
    expect((await answer(surfer, asked.uid, headers)).status).toBe(status);
    const { body } = await surfer.ask('GET', `/oidc/interaction/${asked.uid}`);
    expect(body.step).toBe('consent');
  });

  it('is that of its browser alone, also with its id', async () => {
    const attacker = await signedIn();
    const asked = await git1.send(attacker);
    const victim = await signedIn();
    const own = await git1.send(victim);
    for (const surfer of [victim, new Surfer(app.url)]) {
      const shown = await surfer.ask('GET', `/oidc/interaction/${asked.uid}`);
      expect([shown.status, shown.body]).toEqual([404, { error: 'interaction-expired' }]);
      expect((await answer(surfer, asked.uid)).status).toBe(404);
    }
    // A cookie that a sister site has set has no signature.
    victim.scoped.push({
      ...{ name: 'mooring-oidc-interaction', value: asked.uid },
      path: `/oidc/interaction/${asked.uid}`,
    });
    expect((await answer(victim, asked.uid)).status).toBe(404);
    expect((await answer(victim, own.uid)).status).toBe(200);
  });

  it('needs a session, and one that is alive', async () => {
    const surfer = new Surfer(app.url);
    const asked = await git1.send(surfer);
    const without = await answer(surfer, asked.uid);
    expect([without.status, without.body]).toEqual([401, { error: 'unauthenticated' }]);
    await surfer.signIn(privateKeyToAccount(generatePrivateKey()), 1);
    const kept = [...surfer.cookies];
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    for (const [name, value] of kept) surfer.cookies.set(name, value);
    expect((await answer(surfer, asked.uid)).status).toBe(401);
  });

  it('gives nothing before it is answered, and to no other browser after', async () => {
    const surfer = await signedIn();
    const asked = await git1.send(surfer);
    const resume = `/oidc/authorize/${asked.uid}`;
    const early = await surfer.navigate(resume);
    expect(early.headers.get('location')).not.toContain('code=');
    const again = await git1.send(surfer);
    const { body } = await answer(surfer, again.uid);
    const thief = await signedIn();
    const stolen = await thief.navigate(body.location);
    expect(stolen.headers.get('location')).toBe(`/authorize/${again.uid}`);
    const back = await comeBack(surfer, body.location);
    expect(back).toContain('code=');
    // A second time there is none any more.
    const late = await surfer.navigate(body.location);
    expect(late.headers.get('location')).toBe(`/authorize/${again.uid}`);
  });

  it('gives nothing to a session that came after the answer', async () => {
    const surfer = await signedIn();
    const asked = await git1.send(surfer);
    const { body } = await answer(surfer, asked.uid);
    await surfer.signIn(privateKeyToAccount(generatePrivateKey()), 1);
    const response = await surfer.navigate(body.location);
    expect(response.headers.get('location')).toBe(`/authorize/${asked.uid}`);
  });

  it('takes no session from the library’s cookie (session fixation)', async () => {
    const victim = await signedIn();
    await enter(victim, git1);
    const { id, account } = await victim.session();
    for (const name of ['mooring-oidc-session', 'mooring-oidc-session.legacy']) {
      const attacker = new Surfer(app.url);
      const value = `${id}.${account.replaceAll(':', '_')}`;
      attacker.scoped.push({ name, value, path: '/' });
      const { to } = await git1.prepare({ prompt: 'none', scope: 'openid' });
      const response = await attacker.navigate(to);
      const back = new URL(response.headers.get('location') ?? '');
      expect(back.searchParams.get('error')).toBe('login_required');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('has cookies for its own paths, that no script reads', async () => {
    const surfer = new Surfer(app.url);
    const { to } = await git1.prepare();
    const response = await surfer.navigate(to);
    const uid = response.headers.get('location')?.split('/')[2];
    const lines = response.headers.getSetCookie();
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line).toMatch(/; secure(?:;|$)/i);
      expect(line).toMatch(/; httponly(?:;|$)/i);
      expect(line).toMatch(/; samesite=lax(?:;|$)/i);
      expect(line).toMatch(new RegExp(`; path=/oidc/(?:interaction|authorize)/${uid};`, 'i'));
    }
  });

  it('is not shown in a frame (clickjacking)', async () => {
    const { headers } = await authorize(() => {});
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('routes', () => {
  it('refuse large bodies (413), and other methods (405)', async () => {
    const large = await post('/oidc/token', { grant_type: 'x'.repeat(70_000) }, asGit);
    expect([large.status, large.body]).toEqual([413, { error: 'too-large' }]);
    // Encoded as a query it is three times as long, and Node would refuse the request that follows.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = `state=${'é'.repeat(3_900)}`;
    const sent = { method: 'POST', redirect: 'manual', headers, body } as const;
    expect((await fetch(`${app.url}/oidc/authorize`, sent)).status).toBe(413);
    for (const [method, path, allowed] of [
      ['DELETE', '/oidc/token', 'OPTIONS, POST'],
      ['PUT', '/oidc/interaction/abc', 'GET, POST'],
      ['PUT', '/oidc/authorize', 'GET, POST'],
    ] as const) {
      const response = await fetch(`${app.url}${path}`, { method });
      expect([
        response.status,
        response.headers.get('allow')?.split(', ').toSorted().join(', '),
      ]).toEqual([405, allowed]);
    }
  });

  it('answer applications of a browser, on their own pages only (CORS)', async () => {
    const ask = async (origin: string, id = 'phone') => {
      const response = await fetch(`${app.url}/oidc/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: id, grant_type: 'authorization_code' }),
      });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await ask('https://phone.example')).toBe('https://phone.example');
    expect(await ask('https://evil.example')).toBeNull();
    // Of any frame in a sandbox; an address of a program has no origin.
    expect(await ask('null', 'desk')).toBeNull();
  });

  it.each([
    ['oidcQuestions', 5_000, '/oidc/authorize', '86400'],
    ['oidcRequests', 1_200, '/oidc/jwks', '60'],
  ])('limit clients (429): %s', async (limit, count, path, wait) => {
    const { signIn } = app.database;
    const attempt = { key: `${limit} 127.0.0.1`, windowMs: Number(wait) * 1_000 };
    for (let index = 0; index < count; index += 1)
      await signIn.countAttempt({ ...attempt, now: Date.now() });
    const response = await fetch(`${app.url}${path}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, wait]);
  });
});
