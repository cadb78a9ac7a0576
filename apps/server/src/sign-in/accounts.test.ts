import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp, type MooringServerConfig, openDatabase, parseConfig } from '../index.ts';
import { Browser } from '../testing/browser.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

const networks = [{ id: 1, upstreams: ['http://127.0.0.1:9/SECRET'] }];
const https = 'https://wallet.example.org';
const person = privateKeyToAccount(generatePrivateKey());

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function start(config: Partial<MooringServerConfig> = {}) {
  const app = await startApp({ networks, ...config });
  stops.push(app.stop);
  return app;
}

describe('sign-in', () => {
  it.each(['127.0.0.1', 'localhost'])('works on this machine, as %s', async (host) => {
    const { port } = await start();
    const browser = new Browser(`http://${host}:${port}`);
    expect((await browser.signIn(person, 1)).status).toBe(200);
    expect((await browser.session()).address).toBe(person.address.toLowerCase());
    expect([...browser.cookies.keys()]).toEqual(['mooring-visit', 'mooring-session']);
  });

  it('works at publicUrl, with cookies for https', async () => {
    const { url } = await start({ publicUrl: https });
    const browser = new Browser(url, https);
    expect((await browser.signIn(person, 1)).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['__Host-mooring-visit', '__Host-mooring-session']);
    const here = new Browser(url);
    expect((await here.send('POST', '/auth/nonce', { body: {} })).status).toBe(403);
  });

  it('uses the configured days and statement', async () => {
    const { url } = await start({ signIn: { sessionDays: 2, statement: 'Welcome' } });
    const browser = new Browser(url);
    expect((await browser.signIn(person, 1)).body).toEqual({ error: 'statement-mismatch' });
    const fields = { address: person.address, chainId: 1, statement: 'Welcome' };
    const message = await browser.prepare(fields);
    const { headers } = await browser.verify(message, await person.signMessage({ message }));
    expect(headers.get('set-cookie')).toMatch(/mooring-session=[^;]+; Max-Age=172800;/);
  });

  it('limits sessions of an account to the configured number', async () => {
    const { url } = await start({ signIn: { sessionsPerAccount: 2 } });
    const browsers = [new Browser(url), new Browser(url), new Browser(url)];
    for (const browser of browsers) await browser.signIn(person, 1);
    const known = await Promise.all(browsers.map((browser) => browser.session()));
    expect(known.filter((session) => session !== null)).toHaveLength(2);
    expect(known[2]).not.toBeNull();
  });

  it.each([
    [
      'another site may frame the page',
      { frameAncestors: ['https://app.safe.example'] },
      /SameSite=None; Secure; Partitioned/,
    ],
    [
      'a Safe host may frame the page',
      { safeHosts: ['https://app.safe.example'] },
      /SameSite=None; Secure; Partitioned/,
    ],
    [
      'only the page may frame itself',
      { frameAncestors: ["'self'", https] },
      /SameSite=Lax; Secure$/,
    ],
  ])('sets the cookies that are needed if %s', async (_name, framed, cookie) => {
    const { url } = await start({ publicUrl: https, ...framed });
    const { headers } = await new Browser(url, https).send('POST', '/auth/nonce', { body: {} });
    expect(headers.get('set-cookie')).toMatch(cookie);
  });
});

describe('sign-in is disabled', () => {
  const hosts = ['wallet.example.org', '192.168.1.5:3000', 'localhost.evil.example', '127.0.0.2'];
  it.each(hosts)('at %s, if that is not publicUrl', async (host) => {
    const database = await openDatabase('memory', () => {});
    stops.push(database.close);
    const config = parseConfig({ networks });
    const app = createApp({ config, page: null, database, log: () => {} });
    for (const path of ['/auth/session', '/auth/nonce', '/contacts', '/contacts/import']) {
      const answer = await app.fetch(new Request(`http://${host}${path}`));
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'public-url-required' }]);
    }
    const shown = await (await app.fetch(new Request(`http://${host}/config.json`))).json();
    expect([shown.pages.includes('sessions'), shown.signIn]).toEqual([false, null]);
  });

  it('together with contacts, if signIn is false', async () => {
    const { url } = await start({ signIn: false });
    for (const path of ['/auth/session', '/contacts']) {
      const answer = await fetch(`${url}${path}`);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
    }
    const shown = await (await fetch(`${url}/config.json`)).json();
    expect([shown.pages.includes('sessions'), shown.signIn]).toEqual([false, null]);
  });
});

it('config.json says that sign-in is enabled', async () => {
  const { url } = await start({ signIn: { statement: 'Welcome' } });
  const shown = await (await fetch(`${url}/config.json`)).json();
  expect([shown.pages.includes('sessions'), shown.signIn]).toEqual([
    true,
    { statement: 'Welcome' },
  ]);
});

it('createAccounts answers an unknown path with 404, as JSON with all headers', async () => {
  const { url } = await start();
  for (const path of ['/auth', '/auth/none', '/contacts/none']) {
    const answer = await fetch(`${url}${path}`);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'not-found' }]);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('sign-in limits count by the client address of the last configured proxy (429)', async () => {
  const { url } = await start({ proxies: 1 });
  const ask = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const { status } = await new Browser(url).send('POST', '/auth/nonce', { body: {}, headers });
    return status;
  };
  for (let count = 0; count < 60; count += 1) await ask(`10.0.0.${count}, 203.0.113.7`);
  expect(await ask('198.51.100.1, 203.0.113.7')).toBe(429);
  expect(await ask('203.0.113.7, 198.51.100.1')).toBe(200);
});

it('log contains no cookie, session, nonce, message, signature or address', async () => {
  const { url, logged } = await start();
  const browser = new Browser(url);
  const message = await browser.prepare({ address: person.address, chainId: 1 });
  const signature = await person.signMessage({ message });
  const visit = [...browser.cookies.values()];
  const { session } = (await browser.verify(message, signature)).body;
  const { contact } = (
    await browser.send('POST', '/contacts', { body: { name: 'Mira', address: person.address } })
  ).body;
  await browser.send('DELETE', `/contacts/${contact.id}`);
  await browser.send('DELETE', `/auth/sessions/${session.id}`);
  const log = JSON.stringify(logged).toLowerCase();
  const nonce = /Nonce: (\w+)/.exec(message)?.[1] ?? 'none';
  const secrets = [...visit, ...browser.cookies.values(), session.id, contact.id, nonce];
  for (const secret of [...secrets, person.address, signature, 'mira', 'SECRET', 'wants you to']) {
    expect(log).not.toContain(secret.toLowerCase());
  }
  expect(logged.map(({ path }) => path)).toEqual([
    '/auth/nonce',
    '/auth/verify',
    '/contacts',
    '/contacts/{id}',
    '/auth/sessions/{id}',
  ]);
});

it('unusable database is reported by health, by one log line, and by 503 with Retry-After', async () => {
  const { url, logged, database } = await start();
  for (const path of ['/livez', '/readyz', '/healthz'])
    expect((await fetch(`${url}${path}`)).status).toBe(200);
  const browser = new Browser(url);
  await browser.signIn(person, 1);
  await database.close();
  const failing = { status: 'failing', database: 'unusable' };
  await expect.poll(async () => (await fetch(`${url}/healthz`)).json()).toEqual(failing);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  for (const [method, path] of [
    ['POST', '/auth/nonce'],
    ['GET', '/auth/session'],
    ['GET', '/contacts'],
    ['POST', '/contacts'],
  ] as const) {
    const sent = method === 'POST' ? { body: {} } : {};
    const { status, body, headers } = await browser.send(method, path, sent);
    expect([path, status, body]).toEqual([path, 503, { error: 'store-unavailable' }]);
    expect(headers.get('retry-after')).toBe('5');
  }
  const problems = logged.filter(({ level }) => level !== 'info');
  expect(problems).toEqual([
    { level: 'error', message: 'database takes no changes', reason: 'database is not open' },
    { level: 'error', message: 'database takes no reads', reason: 'database is not open' },
  ]);
});
