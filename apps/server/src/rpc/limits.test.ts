import { honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson, startApp } from '../testing/startApp.testing.ts';

let upstream: TestUpstream;
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  upstream = await startUpstream(honest(() => ({ result: '0x10' })));
  app = await startApp({
    networks: [{ id: 1, upstreams: [upstream.url] }],
    proxies: 1,
    limits: { rpcPerMinute: 6 },
  });
});
afterAll(async () => {
  await app.stop();
  await upstream.stop();
});

const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'eth_blockNumber' });
const ask = (body: unknown, address: string) =>
  postJson(`${app.url}/rpc/1`, body, { 'x-forwarded-for': address });
const limited = { code: -32_005, message: 'Too many requests' };

it('RPC route limits requests by client, counting each entry of a batch (429)', async () => {
  expect((await ask([call(1), call(2), call(3), call(4)], '203.0.113.7')).status).toBe(200);
  expect((await ask(call(1), '203.0.113.7')).status).toBe(200);
  expect(await ask([call(8), call(9)], '203.0.113.7')).toEqual({
    status: 429,
    body: [8, 9].map((id) => ({ jsonrpc: '2.0', id, error: limited })),
  });
  expect((await ask(call(1), '203.0.113.8')).status).toBe(200);
});

it('RPC route returns Retry-After with 429', async () => {
  const headers = {
    'content-type': 'application/json',
    origin: app.url,
    'x-forwarded-for': '203.0.113.9',
  };
  const response = await fetch(`${app.url}/rpc/1`, {
    method: 'POST',
    headers,
    body: JSON.stringify([1, 2, 3, 4, 5, 6].map(call)),
  });
  expect(response.status).toBe(200);
  const refused = await fetch(`${app.url}/rpc/1`, {
    method: 'POST',
    headers,
    body: JSON.stringify(call(7)),
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toEqual({ jsonrpc: '2.0', id: 7, error: limited });
});
