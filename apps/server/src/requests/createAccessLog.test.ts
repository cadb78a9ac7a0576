import { fixed, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { Browser } from '../testing/browser.testing.ts';
import { postJson, startApp } from '../testing/startApp.testing.ts';
import { createAccessLog } from './createAccessLog.ts';

const networks = [{ id: 1, upstreams: [{ url: 'http://127.0.0.1:9', name: 'own node' }] }];
let app: Awaited<ReturnType<typeof startApp>>;
const upstreams: TestUpstream[] = [];
afterEach(async () => {
  await app.stop();
  await Promise.all(upstreams.splice(0).map((upstream) => upstream.stop()));
});
const requests = () => app.logged.filter(({ message }) => message === 'request');
const warnings = () => app.logged.filter(({ level }) => level === 'warn');

it('access log has the id of each request, as its response has', async () => {
  app = await startApp({ networks });
  const headers = { 'x-request-id': 'chosen-by-a-visitor' };
  const ids = [];
  for (const path of ['/config.json', '/nowhere', '/auth/session'])
    ids.push((await fetch(`${app.url}${path}`, { headers })).headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(requests().map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['/livez', 200, []],
  ['/readyz', 200, []],
  ['/healthz', 200, []],
  ['/readyz', 503, [503]],
  ['/livez/no', 200, [200]],
])('access log of %s with status %s has the statuses %j', (path, status, logged) => {
  const entries: LogEntry[] = [];
  const metrics = { started: () => {}, answered: () => {} };
  const accessLog = createAccessLog({
    config: { proxies: 1, publicUrl: undefined },
    log: (entry) => entries.push(entry),
    metrics,
  });
  accessLog.begin(new Request(`http://wallet.example.org${path}`), path).end(status);
  expect(entries.map((entry) => entry.status)).toEqual(logged);
});

it.each([
  ['4bf92f3577b34da6a3ce929d0e0e4736', true],
  ['0199-a.b_c', true],
  ['short', false],
  ['with "quotes" and spaces', false],
  ['x'.repeat(65), false],
])('access log takes the id %s of a trusted proxy: %s', async (sent, isTaken) => {
  app = await startApp({ networks, proxies: 1 });
  const { headers } = await fetch(`${app.url}/livez`, { headers: { 'x-request-id': sent } });
  expect(headers.get('x-request-id') === sent).toBe(isTaken);
});

it('access log has the code and the limit of refused requests, and no query', async () => {
  app = await startApp({ networks, limits: { rpcPerMinute: 1 } });
  const browser = new Browser(app.url);
  await browser.send('GET', '/contacts?account=SECRET');
  await browser.send('POST', '/auth/verify', { body: { message: 'SECRET', signature: '0x' } });
  await browser.send('GET', '/auth/elsewhere');
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' };
  await postJson(`${app.url}/rpc/1`, call);
  await postJson(`${app.url}/rpc/1`, call);
  expect(
    requests().map(({ path, status, code, limit, upstream }) => {
      return [path, status, code, limit, upstream];
    }),
  ).toEqual([
    ['/contacts', 401, 'unauthenticated', undefined, undefined],
    ['/auth/verify', 400, 'message-invalid', undefined, undefined],
    ['/auth/elsewhere', 404, 'not-found', undefined, undefined],
    ['/rpc/1', 502, 'network-unreachable', undefined, 'own node: unreachable'],
    ['/rpc/1', 429, 'too-many-requests', 'rpcPerMinute', undefined],
  ]);
  expect(JSON.stringify(app.logged)).not.toContain('SECRET');
});

it('log names a failed upstream', async () => {
  const upstream = await startUpstream(fixed(503, 'SECRET'));
  upstreams.push(upstream);
  app = await startApp({
    networks: [{ id: 1, upstreams: [{ url: upstream.url, name: 'first' }] }],
  });
  await postJson(`${app.url}/rpc/1`, { jsonrpc: '2.0', id: 1, method: 'eth_gasPrice' });
  const failed = { level: 'warn', message: 'upstream failed', network: 1, upstream: 'first' };
  expect(warnings()).toContainEqual(expect.objectContaining(failed));
});

it('log says once that the page is visited elsewhere than at publicUrl, and with each refusal', async () => {
  app = await startApp({ networks, publicUrl: 'https://wallet.example.org' });
  const browser = new Browser(app.url, 'https://www.wallet.example.org');
  for (let count = 0; count < 3; count += 1)
    await browser.send('POST', '/auth/nonce', { body: {} });
  const reason =
    'visited as https://www.wallet.example.org, publicUrl is https://wallet.example.org';
  expect(warnings()).toEqual([
    {
      level: 'warn',
      message: 'sign-in is refused: set publicUrl to the origin that visitors open',
      reason,
    },
  ]);
  const refused = { status: 403, code: 'origin-refused', reason };
  expect(requests()).toMatchObject([refused, refused, refused]);
});

it('log does not take the page of another site for a wrong publicUrl', async () => {
  app = await startApp({ networks, publicUrl: 'https://wallet.example.org' });
  const browser = new Browser(app.url, 'https://evil.example');
  const headers = { 'sec-fetch-site': 'cross-site' };
  await browser.send('POST', '/auth/nonce', { body: {}, headers });
  await browser.send('POST', '/auth/nonce', { body: {}, headers: { 'sec-fetch-site': undefined } });
  expect(warnings()).toEqual([]);
});

it('log has the id of the request that failed unexpectedly', async () => {
  app = await startApp({ networks });
  const { contacts } = app.database;
  contacts.list = () => Promise.reject(new Error('unexpected'));
  const browser = new Browser(app.url);
  await browser.signIn(privateKeyToAccount(generatePrivateKey()), 1);
  const { status, headers } = await browser.send('GET', '/contacts');
  const id = headers.get('x-request-id');
  expect(status).toBe(500);
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([
    { level: 'error', message: 'request failed', reason: 'Error: unexpected', id },
  ]);
  expect(requests().at(-1)).toMatchObject({ id, code: 'internal-error' });
});

it('log says that the clock jumped, and back', async () => {
  app = await startApp({ networks });
  const now = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 500 * 86_400_000);
  await fetch(`${app.url}/livez`);
  clock.mockRestore();
  await fetch(`${app.url}/livez`);
  const rest = 'nothing that has expired is deleted for an hour';
  expect(warnings()).toEqual([
    {
      level: 'warn',
      message: expect.stringMatching(`^the clock jumped 432\\d{5} s ahead: ${rest}$`),
    },
    {
      level: 'warn',
      message: expect.stringMatching(`^the clock jumped 43[12]\\d{5} s back: ${rest}$`),
    },
  ]);
});
