import {
  type Answer,
  fixed,
  honest,
  startUpstream,
  type TestUpstream,
} from '@mooring/testing/upstream';
import { afterEach, describe, expect, it } from 'vitest';
import { openNetwork } from '../openNetwork.testing.ts';

const block = honest(() => ({ result: '0x10' }));
const broken = fixed(500, 'oops');
const gone: Answer = (_, response) => void response.destroy();
const started: TestUpstream[] = [];
afterEach(() => Promise.all(started.splice(0).map((upstream) => upstream.stop())));

async function start(answer: Answer = block, self: Partial<TestUpstream['self']> = {}) {
  const upstream = await startUpstream(answer);
  Object.assign(upstream.self, self);
  started.push(upstream);
  return upstream;
}

const counts = (...upstreams: TestUpstream[]) => upstreams.map(({ received }) => received.length);

describe('an upstream of another chain', () => {
  it('receives one request for its chain id, and no other', async () => {
    const [other, good] = [await start(block, { chainId: 137 }), await start()];
    const { ask, logged } = openNetwork([`${other.url}/SECRET-KEY-0123456789`, good.url]);
    expect(await ask()).toEqual({ result: '0x10' });
    expect(await ask('eth_gasPrice')).toEqual({ result: '0x10' });
    expect(counts(other, good)).toEqual([0, 2]);
    expect(other.own).toEqual(['eth_chainId']);
    expect(logged).toEqual([
      {
        level: 'error',
        message: 'upstream not used',
        network: 1,
        upstream: 'node-0',
        reason: 'wrong chain: 137, not 1',
      },
    ]);
  });

  it('receives no requests as the only one, until its chain id is right', async () => {
    const other = await start(block, { chainId: 137 });
    const { ask, time } = openNetwork([other.url]);
    expect([await ask(), await ask()]).toEqual([null, null]);
    expect(counts(other)).toEqual([0]);
    other.self.chainId = 1;
    time.pass(60_000);
    expect(await ask()).toEqual({ result: '0x10' });
  });

  it('is detected when it comes back with another chain id', async () => {
    const [first, good] = [await start(), await start()];
    const { ask, time, logged } = openNetwork([first.url, good.url]);
    await ask();
    first.answer = broken;
    for (let times = 0; times < 3; times += 1) await ask();
    expect(counts(first, good)).toEqual([4, 3]);
    Object.assign(first, { answer: block, self: { ...first.self, chainId: 137 } });
    time.pass(5_000);
    for (let times = 0; times < 3; times += 1) await ask();
    await expect.poll(() => logged.at(-1)?.message).toBe('upstream not used');
    await ask();
    expect(counts(first)).toEqual([4]);
  });
});

describe('a failing upstream', () => {
  it('is skipped after three failures, and used again after its recovery', async () => {
    const [first, second] = [await start(broken), await start()];
    const { ask, time, logged } = openNetwork([first.url, second.url]);
    for (let times = 0; times < 5; times += 1) expect(await ask()).toEqual({ result: '0x10' });
    expect(counts(first, second)).toEqual([3, 5]);
    first.answer = block;
    time.pass(5_000);
    await ask();
    await expect.poll(() => logged.at(-1)?.message).toBe('upstream recovered');
    await ask();
    expect(counts(first, second)).toEqual([4, 6]);
  });

  it('completely receives no requests of visitors until it returns its chain id again', async () => {
    const [first, second] = [await start(gone), await start()];
    first.answerOwn = gone;
    const { ask, time } = openNetwork([first.url, second.url]);
    await ask();
    time.pass(5_000);
    await ask();
    expect(counts(first, second)).toEqual([0, 2]);
    Object.assign(first, { answer: block, answerOwn: null });
    await expect
      .poll(async () => {
        time.pass(5_000);
        await ask();
        return first.received.length;
      })
      .toBeGreaterThan(0);
  });

  it('is requested again if all others fail too, and answers once it recovers', async () => {
    const [first, second] = [await start(gone), await start(gone)];
    for (const each of [first, second]) each.answerOwn = gone;
    const { ask } = openNetwork([first.url, second.url]);
    for (let times = 0; times < 4; times += 1) expect(await ask()).toBeNull();
    Object.assign(second, { answer: block, answerOwn: null });
    expect(await ask()).toEqual({ result: '0x10' });
  });

  it('for one entry of a batch is replaced for that entry', async () => {
    const limit = { code: 429, message: 'slow down' };
    const first = await start(
      honest(({ method }) => (method === 'eth_gasPrice' ? { error: limit } : { result: '0x1' })),
    );
    const second = await start(honest(() => ({ result: '0x2' })));
    const { askAll } = openNetwork([first.url, second.url]);
    const calls = ['eth_blockNumber', 'eth_gasPrice'].map((method) => ({ method }));
    expect(await askAll(calls)).toEqual([{ result: '0x1' }, { result: '0x2' }]);
    expect(second.received[0]?.body).toMatchObject({ method: 'eth_gasPrice' });
  });
});

describe('a rate-limited upstream (429)', () => {
  const limited: Answer = (_, response) => {
    response.writeHead(429, { 'retry-after': '30' }).end();
  };

  it('is paused for its Retry-After, even as the only one', async () => {
    const first = await start(limited);
    const { ask, time } = openNetwork([first.url]);
    expect([await ask(), await ask()]).toEqual([null, null]);
    time.pass(29_999);
    expect(await ask()).toBeNull();
    expect(counts(first)).toEqual([1]);
    first.answer = block;
    time.pass(1);
    expect(await ask()).toEqual({ result: '0x10' });
  });

  it('is replaced by the next in the meantime', async () => {
    const [first, second] = [await start(limited), await start()];
    const { ask } = openNetwork([first.url, second.url]);
    for (let times = 0; times < 3; times += 1) expect(await ask()).toEqual({ result: '0x10' });
    expect(counts(first, second)).toEqual([1, 3]);
  });

  it('with an error in JSON is skipped too', async () => {
    const error = { code: -32_005, message: 'daily request count exceeded, request rate limited' };
    const [first, second] = [await start(honest(() => ({ error }))), await start()];
    const { ask } = openNetwork([first.url, second.url]);
    for (let times = 0; times < 3; times += 1) expect(await ask()).toEqual({ result: '0x10' });
    expect(counts(first, second)).toEqual([1, 3]);
  });
});

describe('a lagging upstream', () => {
  it('is used after the others until it has caught up', async () => {
    const [first, second] = [await start(block, { head: 0xf0 }), await start()];
    const { ask, time, network } = openNetwork([first.url, second.url]);
    const isLagging = () => network.pool.members[0]?.isLagging;
    await ask();
    await expect.poll(isLagging).toBe(true);
    await ask();
    expect(counts(first, second)).toEqual([1, 1]);
    first.self.head = second.self.head - 1;
    time.pass(15_000);
    await ask();
    await expect.poll(isLagging).toBe(false);
    await ask();
    expect(first.received.length).toBe(2);
  });

  it.each(['header not found', 'missing trie node'])(
    'with the error "%s" is replaced by the next',
    async (message) => {
      const error = { code: -32_000, message };
      const [first, second] = [await start(honest(() => ({ error }))), await start()];
      expect(await openNetwork([first.url, second.url]).ask()).toEqual({ result: '0x10' });
      expect(await openNetwork([first.url]).ask()).toEqual({ error });
    },
  );
});

describe('a slow upstream', () => {
  it('is overtaken by the next, and its request aborted (hedging)', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow: Answer = (_, response) => void response.once('close', end);
    const [first, second] = [await start(), await start()];
    const { ask, counts, time } = openNetwork([first.url, second.url]);
    // Both have proven their chain.
    await ask();
    await expect.poll(() => second.own).toContain('eth_blockNumber');
    first.answer = slow;
    const asked = ask();
    await expect.poll(() => first.received.length).toBe(2);
    time.pass(299);
    expect(await asked).toEqual({ result: '0x10' });
    await ended;
    expect(counts.hedgeWon).toBe(1);
    await expect.poll(time.timers).toBe(0);
  });

  it('causes a limited number of extra requests (hedging)', async () => {
    const [first, second] = [await start(), await start()];
    const { ask, time } = openNetwork([first.url, second.url]);
    await ask();
    await expect.poll(() => second.own).toContain('eth_blockNumber');
    // As slow as the other: neither is at fault, and hedging should not go on for long.
    first.answer = () => {};
    second.answer = () => {};
    const asked = Array.from({ length: 60 }, (_, index) => ask('eth_getBalance', [`0x${index}`]));
    await expect.poll(() => first.received.length).toBe(61);
    time.pass(299);
    await expect.poll(() => second.received.length).toBe(10);
    await Promise.all(started.splice(0).map((upstream) => upstream.stop()));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
  });
});

describe('several calls', () => {
  const calls = Array.from({ length: 5 }, (_, index) => ({
    method: 'eth_getBalance',
    params: [`0x${index}`, 'latest'],
  }));
  const balance = honest(({ params }) => ({ result: Array.isArray(params) ? params[0] : null }));
  const expected = calls.map((_, index) => ({ result: `0x${index}` }));

  it('are sent in batches of a limited size', async () => {
    const node = await start(balance);
    const { askAll } = openNetwork([node.url], { upstreamBatch: 2 });
    expect(await askAll(calls)).toEqual(expected);
    const sizes = node.received.map(({ body }) => (Array.isArray(body) ? body.length : 'single'));
    expect(sizes.map(String).toSorted()).toEqual(['2', '2', 'single']);
  });

  it.each<[string, Answer]>([
    ['an error', fixed(200, '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}')],
    ['status 400', fixed(400, 'bad request')],
  ])('are sent one by one after a batch is answered with %s', async (_, refuse) => {
    const node = await start((request, response) => {
      (Array.isArray(request.body) ? refuse : balance)(request, response);
    });
    const { askAll } = openNetwork([node.url]);
    expect(await askAll(calls)).toEqual(expected);
    expect(await askAll(calls)).toEqual(expected);
    expect(node.received.filter(({ body }) => Array.isArray(body))).toHaveLength(1);
    expect(node.received).toHaveLength(11);
  });
});
