import { fixed, honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postJson, startApp } from '../testing/startApp.testing.ts';

const RESULTS: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x10',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getLogs: [],
  eth_getTransactionReceipt: null,
};
const node = honest(({ method }) => ({ result: method in RESULTS ? RESULTS[method] : '0x' }));

let upstream: TestUpstream;
let app: Awaited<ReturnType<typeof startApp>>;
let url = '';

beforeAll(async () => {
  upstream = await startUpstream(node);
  app = await startApp({
    networks: [{ id: 1, upstreams: [`${upstream.url}/v2/SECRET-KEY-0123456789`] }],
    limits: { rpcBodyBytes: 2_000, rpcBatch: 5 },
  });
  url = `${app.url}/rpc/1`;
});
beforeEach(() => {
  upstream.received.length = 0;
  upstream.answer = node;
});
afterAll(async () => {
  await app.stop();
  await upstream.stop();
});

const call = (id: unknown, method: string, params?: unknown) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const notAllowed = { code: -32601, message: 'Method not allowed' };
const invalid = { code: -32600, message: 'Invalid request' };

describe('RPC route with a single request', () => {
  it.each([[7], ['seven'], [0], [-1], [null], [1.5]])('returns the id %j', async (id) => {
    expect(await postJson(url, call(id, 'eth_blockNumber', []))).toEqual({
      status: 200,
      body: { jsonrpc: '2.0', id, result: '0x10' },
    });
  });

  it('forwards parameters unchanged', async () => {
    const params = [{ to: '0x00', data: '0x' }, 'latest', { '0x01': { balance: '0x1' } }];
    await postJson(url, call(1, 'eth_call', params));
    expect(upstream.received[0]?.body).toMatchObject({ method: 'eth_call', params });
  });

  it.each([
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_accounts',
    'personal_sign',
    'web3_clientVersion',
    'debug_traceTransaction',
    'anvil_setBalance',
    'eth_call ',
    'ETH_CALL',
    'constructor',
    '',
  ])('refuses the method %j without forwarding it', async (method) => {
    expect(await postJson(url, call(1, method))).toEqual({
      status: 200,
      body: { jsonrpc: '2.0', id: 1, error: notAllowed },
    });
    expect(upstream.received).toEqual([]);
  });

  it('returns 204 for a notification', async () => {
    expect(await postJson(url, { jsonrpc: '2.0', method: 'eth_blockNumber' })).toEqual({
      status: 204,
      body: null,
    });
    expect(upstream.received).toEqual([]);
  });

  let deep: unknown = [];
  for (let level = 0; level < 500; level += 1) deep = [deep];
  it.each<[unknown, unknown]>([
    ['"text"', null],
    ['1', null],
    ['null', null],
    ['[]', null],
    [{ id: 3, method: 'eth_blockNumber' }, 3],
    [{ jsonrpc: '1.0', id: 3, method: 'eth_blockNumber' }, 3],
    [{ jsonrpc: '2.0', id: 3 }, 3],
    [{ jsonrpc: '2.0', id: {}, method: 'eth_blockNumber' }, null],
    [{ jsonrpc: '2.0', id: true, method: 'eth_blockNumber' }, null],
    [call(3, 'eth_call', 'text'), 3],
    [call(3, 'eth_call', deep), 3],
  ])('returns an error for the invalid request %#', async (body, id) => {
    expect(await postJson(url, body)).toEqual({
      status: 400,
      body: { jsonrpc: '2.0', id, error: invalid },
    });
    expect(upstream.received).toEqual([]);
  });
});

describe('RPC route with a batch', () => {
  it('returns responses in order, and forwards allowed entries only', async () => {
    const body = [
      call('a', 'eth_getLogs'),
      call('a', 'eth_sendRawTransaction', ['0x']),
      { jsonrpc: '2.0', method: 'eth_blockNumber' },
      1,
      call(2, 'eth_getTransactionReceipt'),
    ];
    expect(await postJson(url, body)).toEqual({
      status: 200,
      body: [
        { jsonrpc: '2.0', id: 'a', result: [] },
        { jsonrpc: '2.0', id: 'a', error: notAllowed },
        { jsonrpc: '2.0', id: null, error: invalid },
        { jsonrpc: '2.0', id: 2, result: null },
      ],
    });
    expect(upstream.received[0]?.body).toMatchObject([
      { id: 1, method: 'eth_getLogs' },
      { id: 2, method: 'eth_getTransactionReceipt' },
    ]);
  });

  it('of one entry returns a list', async () => {
    expect(await postJson(url, [call(1, 'eth_blockNumber')])).toEqual({
      status: 200,
      body: [{ jsonrpc: '2.0', id: 1, result: '0x10' }],
    });
  });

  it('of notifications returns 204', async () => {
    const body = [{ jsonrpc: '2.0', method: 'eth_blockNumber' }];
    expect(await postJson(url, body)).toEqual({ status: 204, body: null });
  });

  it.each([
    [5, 200],
    [6, 413],
  ])('of %i entries returns %i', async (length, status) => {
    const body = Array.from({ length }, (_, id) => call(id, 'eth_blockNumber'));
    expect((await postJson(url, body)).status).toBe(status);
  });
});

describe('RPC route with an invalid request', () => {
  it('returns a parse error for invalid JSON', async () => {
    expect(await postJson(url, '{"jsonrpc":')).toEqual({
      status: 400,
      body: { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } },
    });
  });

  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    ['text/plain', 415],
    ['text/plain; application/json', 415],
    ['application/json-patch+json', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('of the content type %s returns %i', async (type, status) => {
    const answer = await postJson(url, call(1, 'eth_blockNumber'), { 'content-type': type });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['with its length told', (text: string) => text],
    ['in pieces', (text: string) => new Blob([text]).stream()],
  ])('returns 413 for a body that is too large, %s', async (_, wrap) => {
    const body = wrap(JSON.stringify(call(1, 'eth_call', ['0'.repeat(2_000)])));
    const headers = { 'content-type': 'application/json', origin: app.url };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await fetch(url, init);
    expect(response.status).toBe(413);
    expect(upstream.received).toEqual([]);
  });

  it.each(['/rpc/2', '/rpc/01', '/rpc/0', '/rpc/1e0', '/rpc/abc', '/rpc/%31x'])(
    'returns 404 for the unknown network %s',
    async (path) => {
      expect(await postJson(app.url + path, call(1, 'eth_blockNumber'))).toMatchObject({
        status: 404,
        body: { error: { message: 'Unknown network' } },
      });
    },
  );

  it('returns 403 for another origin', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(await postJson(url, call(1, 'eth_blockNumber'), headers)).toMatchObject({ status: 403 });
    expect(upstream.received).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('returns 405 for %s', async (method) => {
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('RPC route with unreachable upstreams', () => {
  const unreachable = { code: -32000, message: 'Network unreachable' };
  it('returns 502 and an error for a single request', async () => {
    upstream.answer = fixed(500, 'SECRET-KEY-0123456789');
    expect(await postJson(url, call(4, 'eth_blockNumber'))).toEqual({
      status: 502,
      body: { jsonrpc: '2.0', id: 4, error: unreachable },
    });
  });

  it('returns the error for each forwarded entry of a batch', async () => {
    upstream.answer = () => {};
    const hasty = await startApp({
      networks: [{ id: 1, upstreams: [upstream.url] }],
      limits: { upstreamTimeoutMs: 300 },
    });
    const body = [call(1, 'eth_blockNumber'), call(2, 'eth_sign')];
    const answer = await postJson(`${hasty.url}/rpc/1`, body);
    await hasty.stop();
    expect(answer).toEqual({
      status: 502,
      body: [
        { jsonrpc: '2.0', id: 1, error: unreachable },
        { jsonrpc: '2.0', id: 2, error: notAllowed },
      ],
    });
  });

  it('works once an upstream is back', async () => {
    expect((await postJson(url, call(1, 'eth_blockNumber'))).status).toBe(200);
  });

  it('does not log the upstream’s URL or key', () => {
    expect(app.logged.some((entry) => entry.message === 'upstream failed')).toBe(true);
    expect(JSON.stringify(app.logged)).not.toMatch(/SECRET|v2|http:/);
  });
});

describe('health route', () => {
  it('returns the status without a request to the networks', async () => {
    const response = await fetch(`${app.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    expect(upstream.received).toEqual([]);
  });

  it('returns the status of each network on request, with one check for concurrent requests', async () => {
    const ask = async () => (await fetch(`${app.url}/healthz?networks`)).json();
    const answers = await Promise.all([ask(), ask(), ask()]);
    answers.push(await ask());
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"status":"ok","networks":{"1":"reachable"}}']),
    );
    expect(upstream.received).toHaveLength(1);
  });
});
