import { expect, test } from 'vitest';
import { createSignInServer } from './createSignInServer.ts';
import { startSignIn } from './signInServer.testing.ts';
import { createSqliteStore } from './sqlite.ts';
import type { SignInStore } from './store/signInStore.ts';
import { StoreUnavailableError } from './store/storeUnavailableError.ts';
import { origin, TestBrowser } from './testBrowser.testing.ts';

const nobody = { session: null };

/** Adds devices of an account, last seen one second apart until now. */
async function addSessions(store: SignInStore, account: string, count: number, now: number) {
  const added = Array.from({ length: count }, (_, index) => {
    const id = index.toString(16).padStart(32, '0');
    const seen = now - index * 1000;
    const session = { id, tokenHash: id, account, device: '', createdAt: seen, lastSeenAt: seen };
    return store.addSession({
      ...session,
      idleExpiresAt: now + 3_600_000,
      expiresAt: now + 3_600_000,
    });
  });
  await Promise.all(added);
}

test('sign-in server signs in, returns the session, signs out, and returns none', async () => {
  const { newBrowser, signIn, person } = startSignIn();
  const browser = newBrowser();
  expect((await browser.send('GET', '/auth/session')).body).toEqual(nobody);
  const { status, headers, body } = await signIn(browser);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  const address = person.address.toLowerCase();
  expect(body.session).toMatchObject({
    account: `eip155:0:${address}`,
    address,
    device: 'Firefox, Linux',
    current: true,
  });
  expect((await browser.send('GET', '/auth/session')).body).toEqual(body);
  const stolen = browser.copy();
  expect((await browser.send('POST', '/auth/sign-out', { body: {} })).status).toBe(200);
  // Nonces of other tabs are bound to the visit, which lasts as long as they do.
  expect([...browser.cookies.keys()]).toEqual(['__Host-mooring-visit']);
  expect((await stolen.send('GET', '/auth/session')).body).toEqual(nobody);
});

test('sign-in server creates nonces of 128 random bits in letters and digits, valid for ten minutes', async () => {
  const { newBrowser, clock } = startSignIn();
  const browser = newBrowser();
  const { body } = await browser.send('POST', '/auth/nonce', { body: {} });
  expect(body.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(Date.parse(body.expiresAt)).toBe(clock.now + 600_000);
  const again = await browser.send('POST', '/auth/nonce', { body: {} });
  expect(again.body.nonce).not.toBe(body.nonce);
});

test('sign-in server sets __Host- cookies, Secure and HttpOnly', async () => {
  const { newBrowser, signIn, prepare } = startSignIn();
  const browser = newBrowser();
  const lines: string[] = [];
  const nonce = await browser.send('POST', '/auth/nonce', { body: {} });
  lines.push(...nonce.headers.getSetCookie());
  lines.push(...(await signIn(browser)).headers.getSetCookie());
  await prepare(browser);
  expect(lines.length).toBe(2);
  for (const line of lines)
    expect(line).toMatch(
      /^__Host-mooring-(?:visit|session)=(?:[\w-]{43})?; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
});

test('sign-in server on plain http sets cookies that browsers accept there', async () => {
  const policy = { domain: 'localhost:8080', scheme: 'http', chainIds: [1] } as const;
  const store = createSqliteStore({ file: ':memory:' });
  const server = createSignInServer({ store, policy, read: () => undefined, plainHttp: true });
  const browser = new TestBrowser(server, 'http://localhost:8080');
  const { status, headers } = await browser.send('POST', '/auth/nonce', { body: {} });
  expect(status).toBe(200);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^mooring-visit=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

test.each([
  ['http without saying so', { scheme: 'http' }, false],
  ['https with cookies for http', { scheme: 'https' }, true],
  ['a domain with a path', { domain: 'harbour.example/a' }, false],
  ['no domain', { domain: '' }, false],
  ['no chain', { chainIds: [] }, false],
  ['chain 0, which stands for every chain', { chainIds: [0] }, false],
  ['a chain id above 2^53', { chainIds: [2 ** 53] }, false],
] as const)('createSignInServer refuses %s', (_name, policy, plainHttp) => {
  expect(() => startSignIn({ plainHttp }, policy)).toThrow(TypeError);
});

test.each([
  ['http', false, 'write plainHttp: true beside policy; for a page on https, leave scheme out'],
  ['https', true, "write scheme: 'http' in policy; for a page on https, leave plainHttp out"],
  [undefined, true, "write scheme: 'http' in policy; for a page on https, leave plainHttp out"],
] as const)(
  'createSignInServer for the scheme %s with plainHttp %s says what to change',
  (scheme, plainHttp, hint) => {
    expect(() => startSignIn({ plainHttp }, { scheme })).toThrow(hint);
  },
);

test('sign-in replaces the previous session of the browser', async () => {
  const { newBrowser, signIn } = startSignIn();
  const browser = newBrowser();
  await signIn(browser);
  const before = browser.copy();
  await signIn(browser);
  expect((await before.send('GET', '/auth/session')).body).toEqual(nobody);
  expect((await browser.send('GET', '/auth/sessions')).body.sessions).toHaveLength(1);
});

test('createSignInServer stores hashes only, no token or nonce', async () => {
  const { newBrowser, signIn, store, person } = startSignIn();
  const browser = newBrowser();
  await signIn(browser);
  const account = `eip155:0:${person.address.toLowerCase()}`;
  const kept = JSON.stringify(await store.listSessions({ account, now: 0, most: 10 }));
  const [token = ''] = browser.cookies.values();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(kept).toContain('tokenHash');
  expect(kept).not.toContain(token);
  expect(JSON.stringify(await browser.send('GET', '/auth/sessions'))).not.toContain('tokenHash');
});

test('sign-in server lists devices, and signs out one of them', async () => {
  const { newBrowser, signIn, clock } = startSignIn();
  const [phone, desk] = [newBrowser(), newBrowser()];
  await signIn(phone);
  clock.now += 1000;
  await signIn(desk);
  const { sessions } = (await desk.send('GET', '/auth/sessions')).body;
  expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
  const path = `/auth/sessions/${sessions[1].id}`;
  expect((await desk.send('DELETE', path)).status).toBe(200);
  expect((await desk.send('DELETE', path)).status).toBe(404);
  expect((await phone.send('GET', '/auth/session')).body).toEqual(nobody);
  expect((await phone.send('GET', '/auth/sessions')).status).toBe(401);
  expect((await desk.send('GET', '/auth/session')).body.session.id).toBe(sessions[0].id);
});

test('sign-in server ends the least recently used session above the limit of devices', async () => {
  const { newBrowser, signIn, clock } = startSignIn({}, { sessionsPerAccount: 2 });
  const [first, second, third] = [newBrowser(), newBrowser(), newBrowser()];
  for (const browser of [first, second]) {
    await signIn(browser);
    clock.now += 60_000;
  }
  await first.send('GET', '/auth/session');
  await signIn(third);
  expect((await second.send('GET', '/auth/session')).body).toEqual(nobody);
  for (const browser of [first, third])
    expect((await browser.send('GET', '/auth/sessions')).body.sessions).toHaveLength(2);
  // Signing in again on a device replaces only its own session.
  await signIn(third);
  expect((await first.send('GET', '/auth/session')).body.session).not.toBeNull();
});

test('sign-in server limits an account to a hundred devices by default', async () => {
  const { newBrowser, signIn, store, person, clock } = startSignIn();
  const account = `eip155:0:${person.address.toLowerCase()}`;
  await addSessions(store, account, 150, clock.now);
  await signIn(newBrowser());
  expect(await store.listSessions({ account, now: clock.now, most: 1000 })).toHaveLength(100);
});

test.each([0, -1, 1.5, Number.NaN])(
  'createSignInServer refuses a limit of %s devices',
  (sessionsPerAccount) => {
    expect(() => startSignIn({}, { sessionsPerAccount })).toThrow(TypeError);
  },
);

test('sign-in server lists thousands of devices by pages, the current one first, each once', async () => {
  const { newBrowser, signIn, store, person, clock } = startSignIn(
    {},
    { sessionsPerAccount: 10_000 },
  );
  const browser = newBrowser();
  const { session } = (await signIn(browser)).body;
  clock.now += 30_000;
  const account = session.account;
  expect(account).toBe(`eip155:0:${person.address.toLowerCase()}`);
  await addSessions(store, account, 2000, clock.now);
  const ids: string[] = [];
  let path = '/auth/sessions';
  for (;;) {
    const { status, body } = await browser.send('GET', path);
    expect(status).toBe(200);
    expect(body.sessions.length).toBeLessThanOrEqual(51);
    expect(JSON.stringify(body).length).toBeLessThan(30_000);
    ids.push(...body.sessions.map(({ id }: { id: string }) => id));
    if (body.next === null) break;
    path = `/auth/sessions/after/${body.next}`;
  }
  expect(ids[0]).toBe(session.id);
  expect(ids).toHaveLength(2001);
  expect(new Set(ids).size).toBe(2001);
});

test.each(['', 'x', '1-2-3', `-1-2-${'a'.repeat(32)}`, `1-2-${'g'.repeat(32)}`, '%00'])(
  'sign-in server refuses a list of devices after %s',
  async (place) => {
    const { newBrowser, signIn, server } = startSignIn();
    await signIn(newBrowser());
    const request = new Request(`${origin}/auth/sessions/after/${place}`);
    expect(await server.fetch(request)).toBeNull();
  },
);

test('sign-in server does not sign out another account’s device', async () => {
  const one = startSignIn();
  const other = startSignIn({ store: one.store });
  const [mine, theirs] = [one.newBrowser(), other.newBrowser()];
  const { session } = (await one.signIn(mine)).body;
  await other.signIn(theirs);
  expect((await theirs.send('DELETE', `/auth/sessions/${session.id}`)).status).toBe(404);
  expect((await mine.send('GET', '/auth/session')).body.session).not.toBeNull();
});

test('stolen cookie is invalid after signing out everywhere', async () => {
  const { newBrowser, signIn } = startSignIn();
  const [phone, desk] = [newBrowser(), newBrowser()];
  await signIn(phone);
  await signIn(desk);
  const stolen = phone.copy();
  expect((await desk.send('POST', '/auth/sign-out-all', { body: {} })).status).toBe(200);
  for (const browser of [phone, desk, stolen]) {
    expect((await browser.send('GET', '/auth/session')).body).toEqual(nobody);
    expect((await browser.send('GET', '/auth/sessions')).status).toBe(401);
  }
  expect((await stolen.send('POST', '/auth/sign-out-all', { body: {} })).status).toBe(401);
});

test('session expires when unused, and at its maximum age', async () => {
  const day = 86_400_000;
  const { newBrowser, signIn, clock } = startSignIn();
  const [idle, used] = [newBrowser(), newBrowser()];
  await signIn(idle);
  await signIn(used);
  for (let days = 1; days < 30; days += 1) {
    clock.now += day;
    const { body } = await used.send('GET', '/auth/session');
    expect(body.session, `day ${days}`).not.toBeNull();
  }
  expect((await idle.send('GET', '/auth/session')).body).toEqual(nobody);
  clock.now += day;
  expect((await used.send('GET', '/auth/session')).body).toEqual(nobody);
});

test.each<[string, Readonly<Record<string, string | undefined>>, number]>([
  ['from another origin', { origin: 'https://evil.example' }, 403],
  ['from a host below', { origin: 'https://a.harbour.example' }, 403],
  ['from the origin on http', { origin: 'http://harbour.example' }, 403],
  ['from a sandboxed frame', { origin: 'null' }, 403],
  ['without an origin', { origin: undefined }, 403],
  ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['from the same site, another host', { 'sec-fetch-site': 'same-site' }, 403],
  ['typed by hand', { 'sec-fetch-site': 'none' }, 403],
  ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['of a form with files', { 'content-type': 'multipart/form-data; boundary=a' }, 415],
  ['as plain text', { 'content-type': 'text/plain' }, 415],
  ['in another encoding', { 'content-type': 'application/json; charset=utf-16' }, 415],
  ['from a browser without Sec-Fetch-Site', { 'sec-fetch-site': undefined }, 200],
  ['with the encoding named', { 'content-type': 'application/json; charset=utf-8' }, 200],
])('POST %s returns its status on every route', async (_name, headers, status) => {
  const { newBrowser, signIn } = startSignIn();
  for (const path of ['/auth/nonce', '/auth/sign-out', '/auth/sign-out-all']) {
    const browser = newBrowser();
    await signIn(browser);
    expect((await browser.send('POST', path, { body: {}, headers })).status, path).toBe(status);
    const { session } = (await browser.send('GET', '/auth/session')).body;
    expect(session !== null, path).toBe(status !== 200 || path === '/auth/nonce');
  }
  if (status === 200) return;
  const verified = await newBrowser().send('POST', '/auth/verify', { body: {}, headers });
  expect(verified.status).toBe(status);
});

test('another origin can neither read nor end a session', async () => {
  const { newBrowser, signIn } = startSignIn();
  const browser = newBrowser();
  const { session } = (await signIn(browser)).body;
  const cross = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
  const noOrigin = { headers: { origin: undefined, 'sec-fetch-site': 'cross-site' } };
  expect((await browser.send('GET', '/auth/session', cross)).status).toBe(403);
  expect((await browser.send('GET', '/auth/session', noOrigin)).status).toBe(403);
  expect((await browser.send('DELETE', `/auth/sessions/${session.id}`, cross)).status).toBe(403);
  expect((await browser.send('GET', '/auth/session')).body.session).not.toBeNull();
});

test.each([
  ['GET', '/auth/nonce', 'POST'],
  ['GET', '/auth/verify', 'POST'],
  ['GET', '/auth/sign-out', 'POST'],
  ['DELETE', '/auth/session', 'GET'],
])('%s %s returns 405 with Allow: %s', async (method, path, allow) => {
  const { status, headers, body } = await startSignIn().newBrowser().send(method, path);
  expect([status, headers.get('allow'), body]).toEqual([
    405,
    allow,
    { error: 'method-not-allowed' },
  ]);
});

test.each(['/', '/auth', '/auth/', '/auth/nonce/', '/auth/sessions/../nonce2', '/auth/toString'])(
  '%s is not a path of the sign-in server',
  async (path) => {
    expect(await startSignIn().server.fetch(new Request(`${origin}${path}`))).toBeNull();
  },
);

test('createSignInServer answers 429 to a client over its limit, and not to others', async () => {
  const { newBrowser, clock } = startSignIn({ limits: { nonces: { count: 2, windowMs: 5000 } } });
  const browser = newBrowser();
  const ask = (client: string) => browser.send('POST', '/auth/nonce', { body: {}, client });
  expect((await ask('a')).status).toBe(200);
  expect((await ask('a')).status).toBe(200);
  const refused = await ask('a');
  expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([
    429,
    { error: 'too-many-requests' },
    '5',
  ]);
  expect((await ask('b')).status).toBe(200);
  clock.now += 5000;
  expect((await ask('a')).status).toBe(200);
});

test('sign-in server returns 503 with Retry-After when the store is unavailable, and reports the error to the host', async () => {
  const { newBrowser, store, errors } = startSignIn();
  await store.close();
  const { status, body, headers } = await newBrowser().send('POST', '/auth/nonce', { body: {} });
  expect([status, body]).toEqual([503, { error: 'store-unavailable' }]);
  expect(headers.get('retry-after')).toBe('5');
  expect(errors).toEqual([expect.any(StoreUnavailableError)]);
});

test('createSignInServer reports refused requests, with the exceeded limit', async () => {
  const refused: unknown[] = [];
  const { newBrowser, server } = startSignIn({
    limits: { nonces: { count: 1, windowMs: 5_000 } },
    onRefusal: ({ url }, { code, hints }) =>
      refused.push([new URL(url).pathname, code, hints.limit]),
  });
  const browser = newBrowser();
  for (let count = 0; count < 2; count += 1)
    await browser.send('POST', '/auth/nonce', { body: {}, client: 'a' });
  await server.sessionOf(new Request(`${origin}/contacts`));
  expect(refused).toEqual([
    ['/auth/nonce', 'too-many-requests', 'nonces'],
    ['/contacts', 'unauthenticated', undefined],
  ]);
});

test('sign-in server returns 500 without details for any other error of the store', async () => {
  const store = createSqliteStore({ file: ':memory:' });
  const fault = new Error('SECRET');
  const broken = { ...store, addNonce: () => Promise.reject(fault) };
  const { newBrowser, errors } = startSignIn({ store: broken });
  const { status, body } = await newBrowser().send('POST', '/auth/nonce', { body: {} });
  expect([status, body]).toEqual([500, { error: 'internal-error' }]);
  expect(errors).toEqual([fault]);
  await store.close();
});

test('sign-in server answers from a store that takes no changes, as far as it can', async () => {
  const store = createSqliteStore({ file: ':memory:' });
  const full = () => Promise.reject(new StoreUnavailableError(new Error('full')));
  let isFull = false;
  const failing: SignInStore = {
    ...store,
    addNonce: (...nonce) => (isFull ? full() : store.addNonce(...nonce)),
    clearExpired: (now) => (isFull ? full() : store.clearExpired(now)),
  };
  const { newBrowser, signIn, clock } = startSignIn({ store: failing });
  const browser = newBrowser();
  await signIn(browser);
  isFull = true;
  clock.now += 3_600_000;
  clock.elapsed += 3_600_000;
  expect((await browser.send('GET', '/auth/session')).body.session).not.toBeNull();
  expect((await browser.send('POST', '/auth/nonce', { body: {} })).status).toBe(503);
  await store.close();
});

test('createSignInServer deletes expired sessions and nonces', async () => {
  const { newBrowser, store, clock } = startSignIn();
  const browser = newBrowser();
  await browser.send('POST', '/auth/nonce', { body: {} });
  clock.now += 3_600_000;
  clock.elapsed += 3_600_000;
  await browser.send('GET', '/auth/session');
  expect(await store.clearExpired(clock.now)).toBe(0);
});

test.each([500, -500])(
  'createSignInServer deletes nothing when the clock is %d days off for one request',
  async (days) => {
    const { newBrowser, signIn, store, clock } = startSignIn();
    const browser = newBrowser();
    clock.now += 3_600_000;
    clock.elapsed += 3_600_000;
    await signIn(browser);
    clock.now += days * 86_400_000;
    await browser.send('GET', '/auth/session');
    clock.now -= days * 86_400_000;
    clock.elapsed += 60_000;
    await browser.send('GET', '/auth/session');
    expect((await browser.send('GET', '/auth/session')).body.session).not.toBeNull();
    await store.close();
  },
);

test('sign-in limits of a clock that was 500 days ahead for one request do not last', async () => {
  const { newBrowser, clock } = startSignIn({ limits: { nonces: { count: 1, windowMs: 5_000 } } });
  const ask = async () =>
    (await newBrowser().send('POST', '/auth/nonce', { body: {}, client: 'a' })).status;
  clock.now += 500 * 86_400_000;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  clock.now -= 500 * 86_400_000;
  expect([await ask(), await ask()]).toEqual([200, 429]);
});

test('sign-in server leaves the host’s paths to the host', async () => {
  const { server } = startSignIn();
  expect(await server.fetch(new Request(`${origin}/elsewhere`, { method: 'POST' }))).toBeNull();
});
