import {
  type Answer,
  fixed,
  honest,
  startUpstream,
  type TestUpstream,
} from '@mooring/testing/upstream';
import { afterEach, describe, expect, it } from 'vitest';
import { openNetwork } from '../openNetwork.testing.ts';

const LIMIT_MS = 300;
const KEY = 'SECRET-KEY-0123456789';
const block = honest(() => ({ result: '0x10' }));
const started: TestUpstream[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((upstream) => upstream.stop()));
});

async function start(answer: Answer): Promise<TestUpstream> {
  const upstream = await startUpstream(answer);
  started.push(upstream);
  return upstream;
}

function open(...urls: string[]) {
  const { network, logged, time } = openNetwork(urls, { rpcCacheBytes: 0 });
  const ask = (...methods: string[]) => {
    const calls = (methods.length === 0 ? ['eth_blockNumber'] : methods).map((method) => ({
      method,
    }));
    return network.ask(calls, new AbortController().signal);
  };
  return { network, ask, logged, time };
}

describe('network client uses the next upstream', () => {
  it.each<[string, Answer, string]>([
    ['hangs', () => {}, 'timeout'],
    ['closes the connection', (_, response) => response.destroy(), 'unreachable'],
    ['has had enough', fixed(429, '{"jsonrpc":"2.0","id":1,"result":"0x1"}'), 'status 429'],
    ['is broken', fixed(500, 'oops'), 'status 500'],
    ['is behind a broken proxy', fixed(502, '<html>'), 'status 502'],
    [
      'refuses the key',
      fixed(401, '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"bad key"}}'),
      'status 401',
    ],
    ['is not there', fixed(404, 'not found'), 'status 404'],
    ['sends garbage', fixed(200, '<html>hello</html>'), 'not JSON'],
    ['sends nothing', fixed(200, ''), 'not JSON'],
    ['begins and does not end', (_, response) => response.write('{"jsonrpc":'), 'timeout'],
    [
      'nests what exhausts a stack',
      fixed(
        200,
        `{"jsonrpc":"2.0","id":1,"result":"0x1","x":${'['.repeat(4_000)}${']'.repeat(4_000)}}`,
      ),
      'wrong answer',
    ],
    ['answers another id', fixed(200, '{"jsonrpc":"2.0","id":9,"result":"0x1"}'), 'wrong answer'],
    ['answers no id', fixed(200, '{"jsonrpc":"2.0","result":"0x1"}'), 'wrong answer'],
    [
      'answers with a list',
      fixed(200, '[{"jsonrpc":"2.0","id":1,"result":"0x1"}]'),
      'wrong answer',
    ],
    ['gives no result', fixed(200, '{"jsonrpc":"2.0","id":1}'), 'wrong answer'],
    [
      'gives a result of another kind',
      fixed(200, '{"jsonrpc":"2.0","id":1,"result":16}'),
      'wrong answer',
    ],
    [
      'gives an error of no shape',
      fixed(200, '{"jsonrpc":"2.0","id":1,"error":"no"}'),
      'wrong answer',
    ],
    [
      'sends too much',
      fixed(200, `{"jsonrpc":"2.0","id":1,"result":"0x${'0'.repeat(10_000)}"}`),
      'too large',
    ],
    [
      'never stops sending',
      (_, response) => {
        const more = () =>
          response.write('x'.repeat(5_000), () =>
            setImmediate(() => {
              if (!response.destroyed) more();
            }),
          );
        more();
      },
      'too large',
    ],
    [
      'sends elsewhere',
      (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      'status 307',
    ],
  ])('when it %s', async (_, answer, reason) => {
    const bad = await start(answer);
    const good = await start(block);
    const { ask, logged, time } = open(`${bad.url}/${KEY}`, good.url);
    const asked = ask();
    await expect.poll(() => bad.received.length).toBe(1);
    const ms = reason === 'timeout' ? LIMIT_MS : 0;
    time.pass(ms);
    expect(await asked).toEqual([{ result: '0x10' }]);
    expect(logged.filter(({ message }) => message === 'upstream failed')).toEqual([
      { level: 'warn', message: 'upstream failed', network: 1, upstream: 'node-0', reason, ms },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/SECRET|127\.0\.0\.1/);
  });

  it('when it refuses connections', async () => {
    const good = await start(block);
    // A port that no system gives to another test's server.
    const { ask, logged } = open('http://127.0.0.1:2', good.url);
    expect(await ask()).toEqual([{ result: '0x10' }]);
    expect(logged[0]?.reason).toBe('unreachable');
  });

  it('when it returns another chain id', async () => {
    const other = await start(honest(() => ({ result: '0x89' })));
    const good = await start(honest(() => ({ result: '0x1' })));
    expect(await open(other.url, good.url).ask('eth_chainId')).toEqual([{ result: '0x1' }]);
  });

  it('but is not paused for a response that is too large', async () => {
    const first = await start(fixed(200, 'x'.repeat(20_000)));
    const second = await start(block);
    const { ask } = open(first.url, second.url);
    await ask();
    await ask();
    expect(first.received.length).toBe(2);
  });

  it('and null is returned without another upstream', async () => {
    const one = await start(fixed(500, ''));
    const two = await start(fixed(200, 'x'));
    expect(await open(one.url, two.url).ask()).toEqual([null]);
  });
});

describe('errors of a node', () => {
  it.each([
    [{ code: 3, message: 'execution reverted', data: '0x08c379a0' }],
    [{ code: -32602, message: 'invalid argument 0' }],
    [{ code: -32005, message: 'query returned more than 10000 results' }],
  ])('are returned unchanged: %j', async (error) => {
    const first = await start(honest(() => ({ error })));
    const second = await start(block);
    expect(await open(first.url, second.url).ask('eth_call')).toEqual([{ error }]);
    expect(second.received).toHaveLength(0);
  });

  it('are returned with status 400, as some nodes send them', async () => {
    const error = { code: -32602, message: 'invalid params' };
    const node = await start(fixed(400, JSON.stringify({ jsonrpc: '2.0', id: 1, error })));
    expect(await open(node.url).ask()).toEqual([{ error }]);
  });

  it('never contain the URL or key of the node', async () => {
    const node = await start(
      honest(() => ({
        error: {
          code: -32000,
          message: `limit of ${node.url}/v2/${KEY} for project ${KEY}`,
          data: { help: `see ${node.url}/v2/${KEY}`, hex: '0x08c379a0' },
        },
      })),
    );
    const [reply] = await open(`${node.url}/v2/${KEY}`).ask();
    expect(reply).toMatchObject({ error: { code: -32000, data: { hex: '0x08c379a0' } } });
    expect(JSON.stringify(reply)).not.toMatch(/SECRET|127\.0\.0\.1/);
  });
});

describe('eth_sendRawTransaction', () => {
  it('sends one request for one call, with the key in its header', async () => {
    const node = await start(block);
    await open(`${node.url}/v2/${KEY}?token=a`).ask();
    expect(node.received).toHaveLength(1);
    expect(node.received[0]).toMatchObject({
      url: `/v2/${KEY}?token=a`,
      body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' },
    });
  });

  it('sends one batch for several calls, and restores their order', async () => {
    const node = await start(({ body }, response) => {
      const entries: { id: number; method: string }[] = Array.isArray(body) ? body : [];
      const replies = entries.map(({ id }) => ({ jsonrpc: '2.0', id, result: `0x${id}` }));
      response.end(JSON.stringify(replies.reverse()));
    });
    const replies = await open(node.url).ask('eth_blockNumber', 'eth_gasPrice', 'eth_call');
    expect(replies).toEqual([{ result: '0x1' }, { result: '0x2' }, { result: '0x3' }]);
    expect(node.received).toHaveLength(1);
  });

  it('carries a user name and password as an Authorization header', async () => {
    const node = await start(block);
    expect(await open(node.url.replace('//', '//me:p%40ss@')).ask()).toEqual([{ result: '0x10' }]);
    const expected = `Basic ${Buffer.from('me:p@ss').toString('base64')}`;
    expect(node.received[0]?.headers.authorization).toBe(expected);
  });
});

it('networkClient aborts the request when all clients disconnect, without blaming the upstream', async () => {
  const hanging = await start(() => {});
  const second = await start(block);
  const { network, ask, logged, time } = open(hanging.url, second.url);
  const leaving = new AbortController();
  const asked = network.ask([{ method: 'eth_blockNumber' }], leaving.signal);
  await expect.poll(() => hanging.received.length).toBe(1);
  leaving.abort();
  expect(await asked).toEqual([null]);
  expect(second.received).toHaveLength(0);
  expect(logged).toEqual([]);
  const again = ask();
  await expect.poll(() => hanging.received.length).toBe(2);
  time.pass(LIMIT_MS);
  expect(await again).toEqual([{ result: '0x10' }]);
});
