import type { RpcLimits } from '@mooring/rpc-proxy';
import { type Answer, honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { afterEach, expect, it } from 'vitest';
import { postJson, startApp } from '../testing/startApp.testing.ts';

// One client at its limits, beside others.

const GREEDY = '203.0.113.7';
const OTHER = '203.0.113.8';
const BLOCK = { number: '0x10', transactions: ['x'.repeat(100_000)] };
const blocks = honest(() => ({ result: BLOCK }));

let upstream: TestUpstream;
let app: Awaited<ReturnType<typeof startApp>>;
afterEach(async () => {
  await app.stop();
  await upstream.stop();
});

async function start(answer: Answer, limits: Partial<RpcLimits>): Promise<void> {
  upstream = await startUpstream(answer);
  app = await startApp({ networks: [{ id: 1, upstreams: [upstream.url] }], proxies: 1, limits });
}

const block = (number: number) => ({
  jsonrpc: '2.0',
  id: number,
  method: 'eth_getBlockByNumber',
  params: [`0x${number.toString(16)}`, true],
});
const batch = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => block(from + index));
const ask = (body: unknown, client = GREEDY) =>
  postJson(`${app.url}/rpc/1`, body, { 'x-forwarded-for': client });

/** Number of visitors' requests the upstream has received. */
const questions = () =>
  upstream.received.reduce((sum, { body }) => sum + (Array.isArray(body) ? body.length : 1), 0);

it('RPC route limits bytes by client (429)', async () => {
  await start(blocks, { rpcBytesPerMinute: 1_000_000 });
  expect((await ask(batch(15))).status).toBe(200);
  const { status, body } = await ask(block(99));
  expect([status, body]).toMatchObject([429, { id: 99, error: { code: -32_005 } }]);
  expect((await ask(block(99), OTHER)).status).toBe(200);
});

it('RPC route counts the bytes of cached responses too', async () => {
  await start(blocks, { rpcBytesPerMinute: 1_000_000 });
  upstream.self.finalized = 0x100;
  upstream.self.head = 0x200;
  for (let count = 0; count < 40; count += 1) {
    if ((await ask(block(0x10))).status === 429) return;
  }
  expect.fail('The same block was answered without end');
});

it('RPC route ends a batch whose response is too large, and stops requesting its entries', async () => {
  await start(blocks, { rpcAnswerBytes: 1_000_000, upstreamBatch: 5 });
  const { status, body } = await ask(batch(100));
  expect(status).toBe(200);
  const rows: readonly { result?: unknown; error?: unknown }[] = Array.isArray(body) ? body : [];
  expect(rows).toHaveLength(100);
  const answered = rows.filter((row) => 'result' in row).length;
  expect(answered).toBeGreaterThan(5);
  expect(answered).toBeLessThanOrEqual(10);
  expect(rows.at(-1)).toMatchObject({
    error: { code: -32_005, message: 'Response too large: request less data' },
  });
  expect(questions()).toBeLessThanOrEqual(40);
});

it('RPC route ends the entries of a batch one by one when the upstream’s body is too large', async () => {
  await start(blocks, { upstreamBodyBytes: 500_000 });
  const { body } = await ask(batch(20));
  const rows: readonly object[] = Array.isArray(body) ? body : [];
  expect(rows.filter((row) => 'result' in row).length).toBeGreaterThanOrEqual(5);
  expect(rows.filter((row) => 'result' in row).length).toBeLessThan(20);
  expect(rows.at(-1)).toMatchObject({ error: { code: -32_005 } });
});

it('RPC route limits concurrent requests by client (429); other clients and health do not wait', async () => {
  const gate = Promise.withResolvers<void>();
  const answer: Answer = (request, response) => {
    const { body } = request;
    const isHeld = JSON.stringify(body).includes('"0xdead');
    void (isHeld ? gate.promise : Promise.resolve()).then(() => blocks(request, response));
  };
  await start(answer, { rpcConcurrent: 4, upstreamBatch: 1_000 });
  const held = Array.from({ length: 12 }, (_, index) => ask(batch(4, 0xdead00 + index * 16)));
  const refused = await Promise.race(held);
  expect(refused.status).toBe(429);
  // One runs, ten are queued, the twelfth is refused.
  await expect.poll(questions).toBe(4);
  expect((await ask(block(1), OTHER)).status).toBe(200);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect(questions()).toBe(5);
  gate.resolve();
  const statuses = (await Promise.all(held)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(11).fill(200), 429]);
});

it('RPC route refuses logs over more blocks than the limit', async () => {
  await start(
    honest(({ method }) => ({ result: method === 'eth_getLogs' ? [] : '0x1000' })),
    { rpcLogBlocks: 100 },
  );
  const logs = (id: number, filter: object) => {
    return { jsonrpc: '2.0', id, method: 'eth_getLogs', params: [filter] };
  };
  const answer = await ask([
    logs(1, { fromBlock: '0x1', toBlock: 'latest' }),
    logs(2, { fromBlock: '0xfff' }),
    logs(3, { fromBlock: '0x0', toBlock: '0x64' }),
    block(4),
  ]);
  expect(answer.body).toMatchObject([
    { id: 1, error: { code: -32_005, message: 'Ask for the logs of at most 100 blocks' } },
    { id: 2, result: [] },
    { id: 3, error: { code: -32_005 } },
    { id: 4 },
  ]);
  expect(JSON.stringify(upstream.received)).not.toContain('"0x64"');
});
