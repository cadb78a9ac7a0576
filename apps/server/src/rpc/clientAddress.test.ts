import { honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../testing/startApp.testing.ts';

const TOKEN = 'SECRET-0123456789-abcdef';

let upstream: TestUpstream;
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  upstream = await startUpstream(honest(() => ({ result: '0x10' })));
  app = await startApp({ networks: [{ id: 1, upstreams: [upstream.url] }], rpcToken: TOKEN });
});
afterAll(async () => {
  await app.stop();
  await upstream.stop();
});

const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' });
const ask = async (headers: Record<string, string>) => {
  const json = { 'content-type': 'application/json' };
  return fetch(`${app.url}/rpc/1`, { method: 'POST', headers: { ...json, ...headers }, body });
};

it.each<[string, () => Record<string, string>]>([
  ['a page of ours', () => ({ origin: app.url })],
  ['a page of ours in a browser that says so', () => ({ 'sec-fetch-site': 'same-origin' })],
  ['a program with the token', () => ({ authorization: `Bearer ${TOKEN}` })],
])('RPC route accepts %s', async (_case, headers) => {
  expect((await ask(headers())).status).toBe(200);
});

it.each<[string, Record<string, string>]>([
  ['a program', {}],
  ['a program with another token', { authorization: 'Bearer SECRET-0123456789-abcdeg' }],
  ['a program with half the token', { authorization: `Bearer ${TOKEN.slice(0, 12)}` }],
  ['a program with another scheme', { authorization: `Basic ${TOKEN}` }],
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
])('RPC route refuses %s (403)', async (_case, headers) => {
  const asked = upstream.received.length;
  const answer = await ask(headers);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringMatching(/bearer/) },
  });
  expect(upstream.received).toHaveLength(asked);
});

it('RPC token is neither published nor logged', async () => {
  expect(await (await fetch(`${app.url}/config.json`)).text()).not.toContain('SECRET');
  expect(JSON.stringify(app.logged)).not.toContain('SECRET');
});

it('RPC route without a configured token refuses programs (403)', async () => {
  const closed = await startApp({ networks: [{ id: 1, upstreams: [upstream.url] }] });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer null' };
  const answer = await fetch(`${closed.url}/rpc/1`, { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
  await closed.stop();
});
