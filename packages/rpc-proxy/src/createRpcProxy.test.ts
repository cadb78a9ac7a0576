import { type Answer, honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { createPublicClient, custom } from 'viem';
import { mainnet } from 'viem/chains';
import { afterEach, expect, test } from 'vitest';
import { noMetrics } from './core/options.ts';
import { createRpcProxy, type RpcProxy, type RpcProxyOptions } from './createRpcProxy.ts';

// The proxy as a host app mounts it; apps/server/src/rpc tests the whole server.

const started: TestUpstream[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((upstream) => upstream.stop()));
});

async function open(
  answer: Answer,
  options: Omit<RpcProxyOptions, 'networks'> = {},
): Promise<{ proxy: RpcProxy; upstream: TestUpstream }> {
  const upstream = await startUpstream(answer);
  started.push(upstream);
  const upstreams = [{ url: `${upstream.url}/SECRET-KEY-0123456789`, name: 'first' }];
  return { proxy: createRpcProxy({ networks: [{ id: 1, upstreams }], ...options }), upstream };
}

const balance = honest(() => ({ result: '0xde0b6b3a7640000' }));
const host = 'https://harbour.example';
const post = (body: unknown, headers: Record<string, string> = { origin: host }) =>
  new Request(`${host}/rpc/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'eth_getBalance', params: [] });

test('createRpcProxy serves viem', async () => {
  const { proxy } = await open(balance);
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const body = { jsonrpc: '2.0', id: 1, method, params };
    return (await (await proxy.fetch(post(body))).json()).result;
  };
  const client = createPublicClient({ chain: mainnet, transport: custom({ request }) });
  expect(await client.getBalance({ address: `0x${'1'.repeat(40)}` })).toBe(10n ** 18n);
});

test('createRpcProxy limits each client, counted by the host’s store', async () => {
  const taken: string[] = [];
  const store = {
    take: async ({ key }: { key: string }) => taken.push(key) > 0 && key !== 'greedy',
    charge: async () => {},
    clear: async () => {},
    close: async () => {},
  };
  const { proxy } = await open(balance, { store });
  expect((await proxy.fetch(post(call(1)), 'greedy')).status).toBe(429);
  expect((await proxy.fetch(post(call(1)), 'modest')).status).toBe(200);
  expect(taken).toContain('modest');
});

test('createRpcProxy forwards a simulation within its limits, and charges its calls', async () => {
  const results = [{ calls: [{ status: '0x1' }] }];
  const { proxy } = await open(
    honest(() => ({ result: results })),
    { limits: { rpcPerMinute: 7, rpcBatch: 5 } },
  );
  const simulate = async (count: number) => {
    const calls = Array(count).fill({ to: `0x${'1'.repeat(40)}` });
    const params = [{ blockStateCalls: [{ calls }] }, 'latest'];
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_simulateV1', params };
    const answer = await proxy.fetch(post(body), 'one');
    return [answer.status, await answer.json()];
  };
  expect(await simulate(5)).toMatchObject([200, { result: results }]);
  expect(await simulate(3)).toMatchObject([429, { error: { code: -32_005 } }]);

  const strict = await open(
    honest(() => ({ result: results })),
    { limits: { rpcBatch: 1 } },
  );
  const params = [{ blockStateCalls: [{ calls: [{}, {}] }] }];
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_simulateV1', params };
  const answer = await strict.proxy.fetch(post(body));
  expect(await answer.json()).toMatchObject({ error: { message: 'Simulate at most 1 calls' } });
});

test.each([
  ['is answered', 'linea_estimateGas', { result: { priorityFeePerGas: '0x5' } }],
  ['is refused', 'linea_getProof', { error: { message: 'Method not allowed' } }],
])('createRpcProxy: a method that one network allows has %s', async (_, method, expected) => {
  const { proxy } = await open(honest(() => ({ result: { priorityFeePerGas: '0x5' } })));
  const body = { jsonrpc: '2.0', id: 1, method, params: [{ to: `0x${'1'.repeat(40)}` }] };
  const answer = await proxy.fetch(post(body), 'one');
  expect(await answer.json()).toMatchObject(expected);
});

test('createRpcProxy accepts a page of an allowed origin, and a program with the token', async () => {
  const { proxy } = await open(balance, { publicUrl: 'https://wallet.example', token: 'T-0123' });
  expect((await proxy.fetch(post(call(1), { origin: 'https://wallet.example' }))).status).toBe(200);
  expect((await proxy.fetch(post(call(1), { authorization: 'Bearer T-0123' }))).status).toBe(200);
  expect((await proxy.fetch(post(call(1), {}))).status).toBe(403);
});

test('createRpcProxy answers an internal error with 500 and reports it to the host', async () => {
  const errors: unknown[] = [];
  const fault = new Error('metrics are full');
  const { proxy } = await open(balance, {
    metrics: {
      ...noMetrics,
      called() {
        throw fault;
      },
    },
    onError: (error) => errors.push(error),
  });
  const answer = await proxy.fetch(post(call(7)));
  expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: -32_603 } }]);
  expect(errors).toEqual([fault]);
});

test('createRpcProxy client reads for the server itself', async () => {
  const { proxy } = await open(balance);
  const { signal } = new AbortController();
  const [reply] = (await proxy.networks.get(1)?.ask([{ method: 'eth_getBalance' }], signal)) ?? [];
  expect(reply).toEqual({ result: '0xde0b6b3a7640000' });
});

test('createRpcProxy reports refused requests, with the exceeded limit or the failed upstreams', async () => {
  const refused: unknown[] = [];
  const { proxy, upstream } = await open(balance, {
    limits: { rpcPerMinute: 1 },
    onRefusal: (request, refusal) => refused.push([request.method, refusal]),
  });
  await proxy.fetch(post(call(1), {}), 'one');
  await upstream.stop();
  await proxy.fetch(post(call(1)), 'two');
  await proxy.fetch(post(call(1)), 'two');
  expect(refused).toEqual([
    ['POST', { code: 'origin-refused' }],
    ['POST', { code: 'network-unreachable', upstreams: 'first: unreachable' }],
    ['POST', { code: 'too-many-requests', limit: 'rpcPerMinute' }],
  ]);
});

test('createRpcProxy forwards no range of logs while the latest block cannot be read', async () => {
  const { proxy, upstream } = await open(
    honest(({ method }) =>
      method === 'eth_getLogs' ? { result: [] } : { error: { code: -32_603, message: 'Busy' } },
    ),
  );
  const getLogs = async (fromBlock: string, toBlock: string) => {
    const params = [{ fromBlock, toBlock }];
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params };
    const answer = await proxy.fetch(post(body));
    return [answer.status, await answer.json()];
  };
  expect(await getLogs('earliest', 'latest')).toMatchObject([502, { error: { code: -32_000 } }]);
  expect(JSON.stringify(upstream.received.map(({ body }) => body))).not.toContain('eth_getLogs');
  expect(await getLogs('0x1', '0x2')).toMatchObject([200, { result: [] }]);
});
