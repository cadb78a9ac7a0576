import {
  type Answer,
  fixed,
  honest,
  startUpstream,
  type TestUpstream,
} from '@mooring/testing/upstream';
import { afterEach, describe, expect, it } from 'vitest';
import { openNetwork } from '../openNetwork.testing.ts';

const started: TestUpstream[] = [];
afterEach(() => Promise.all(started.splice(0).map((upstream) => upstream.stop())));

async function start(answer: Answer) {
  const upstream = await startUpstream(answer);
  started.push(upstream);
  return upstream;
}

/** Network whose finalized block is 0xc0. */
async function openFinal(node: TestUpstream) {
  const opened = openNetwork([node.url]);
  await opened.ask('eth_gasPrice');
  await expect.poll(opened.network.pool.finalized).toBe(0xc0);
  node.received.length = 0;
  return opened;
}

const balance = honest(({ method }) => ({ result: method === 'eth_getBalance' ? '0x1' : '0x2' }));

describe('immutable results', () => {
  it('are requested once', async () => {
    const node = await start(balance);
    const { ask, counts } = await openFinal(node);
    for (let times = 0; times < 3; times += 1) {
      expect(await ask('eth_getBalance', ['0xaa', '0xc0'])).toEqual({ result: '0x1' });
    }
    expect(node.received).toHaveLength(1);
    expect(counts.cacheHit).toBe(2);
  });

  it('are cached by all parameters', async () => {
    const node = await start(
      honest(({ params }) => ({ result: Array.isArray(params) && params[0] })),
    );
    const { ask } = await openFinal(node);
    for (const account of ['0xaa', '0xbb', '0xaa']) {
      expect(await ask('eth_getBalance', [account, '0xc0'])).toEqual({ result: account });
    }
    expect(node.received).toHaveLength(2);
  });

  it.each<[string, string, unknown[], object]>([
    ['what can change', 'eth_getBalance', ['0xaa', 'latest'], { result: '0x1' }],
    ['what is not final yet', 'eth_getBalance', ['0xaa', '0xc1'], { result: '0x1' }],
    ['what is not there', 'eth_getBlockByNumber', ['0xc0', false], { result: null }],
    ['an error', 'eth_call', [{}, '0xc0'], { error: { code: 3, message: 'execution reverted' } }],
  ])('are not cached if %s', async (_, method, params, answer) => {
    const node = await start(balance);
    const { ask } = await openFinal(node);
    node.answer = honest(() => answer);
    expect([await ask(method, params), await ask(method, params)]).toEqual([answer, answer]);
    expect(node.received).toHaveLength(2);
  });

  it('are dropped when a local chain restarts', async () => {
    const node = await start(balance);
    const { ask, time, network } = await openFinal(node);
    await ask('eth_getBalance', ['0xaa', '0xc0']);
    expect(network.cache.entries()).toBe(1);
    Object.assign(node.self, { head: 3, finalized: 0 });
    time.pass(15_000);
    await ask();
    await expect.poll(network.cache.entries).toBe(0);
  });

  it('are not cached while the finalized block is unknown', async () => {
    const node = await start(balance);
    node.self.finalized = null;
    const { ask } = openNetwork([node.url]);
    await ask();
    await expect.poll(() => node.own).toContain('eth_getBlockByNumber');
    node.received.length = 0;
    for (let times = 0; times < 2; times += 1) await ask('eth_getBalance', ['0xaa', '0xc0']);
    expect(node.received).toHaveLength(2);
  });
});

describe('identical concurrent requests', () => {
  async function hold() {
    const held: (() => void)[] = [];
    const closed: string[] = [];
    const node = await start((request, response) => {
      response.once('close', () => response.writableFinished || closed.push('ended'));
      held.push(() => balance(request, response));
    });
    const opened = openNetwork([node.url]);
    const release = () => {
      for (const answer of held.splice(0)) answer();
    };
    return { node, closed, release, ...opened };
  }

  it('are forwarded once; others separately', async () => {
    const { node, release, ask, counts } = await hold();
    const asked = [ask(), ask(), ask(), ask('eth_gasPrice')];
    await expect.poll(() => node.received.length).toBe(2);
    release();
    expect(new Set((await Promise.all(asked)).map((reply) => JSON.stringify(reply)))).toEqual(
      new Set(['{"result":"0x2"}']),
    );
    expect(counts.coalesced).toBe(2);
  });

  it('are forwarded once within a batch', async () => {
    const node = await start(balance);
    const { askAll } = openNetwork([node.url]);
    const call = { method: 'eth_blockNumber', params: [] };
    expect(await askAll([call, call])).toEqual([{ result: '0x2' }, { result: '0x2' }]);
    expect(node.received).toHaveLength(1);
  });

  it('continue when one client disconnects, and are aborted when all have', async () => {
    const { node, closed, release, askAll, ask } = await hold();
    const call = { method: 'eth_blockNumber', params: [] };
    const [one, other] = [new AbortController(), new AbortController()];
    const asked = [askAll([call], one.signal), askAll([call], other.signal)];
    await expect.poll(() => node.received.length).toBe(1);
    one.abort();
    expect(await asked[0]).toEqual([null]);
    release();
    expect(await asked[1]).toEqual([{ result: '0x2' }]);
    const third = askAll([call], other.signal);
    await expect.poll(() => node.received.length).toBe(2);
    other.abort();
    expect(await third).toEqual([null]);
    await expect.poll(() => closed).toEqual(['ended']);
    const again = ask();
    await expect.poll(() => node.received.length).toBe(3);
    release();
    expect(await again).toEqual({ result: '0x2' });
  });
});

describe('an upstream that comes back behind the others', () => {
  async function openWithBehind() {
    const behind = await start(honest(() => ({ result: [] })));
    const good = await start(balance);
    const opened = openNetwork([behind.url, good.url]);
    // Down at the first poll.
    const down = fixed(500, '');
    Object.assign(behind, { answer: down, answerOwn: down });
    await opened.ask('eth_gasPrice');
    await expect.poll(opened.network.pool.finalized).toBe(0xc0);
    const logs = honest(() => ({ result: [] }));
    Object.assign(behind, {
      answer: logs,
      answerOwn: null,
      self: { chainId: 1, head: 0x40, finalized: 0x20 },
    });
    opened.time.pass(5_000);
    await opened.ask('eth_gasPrice');
    await expect.poll(() => opened.logged.at(-1)?.message).toBe('upstream recovered');
    good.answer = honest(() => ({ result: [{ blockNumber: '0xc0' }] }));
    return { behind, good, ...opened };
  }

  it('is asked after those whose latest block is known', async () => {
    const { ask } = await openWithBehind();
    expect(await ask('eth_getLogs', [{ fromBlock: '0xc0', toBlock: '0xc0' }])).toEqual({
      result: [{ blockNumber: '0xc0' }],
    });
  });

  it('leaves nothing immutable that it may not have yet', async () => {
    const { ask, good } = await openWithBehind();
    const filter = [{ fromBlock: '0xc0', toBlock: '0xc0' }];
    const logs = good.answer;
    good.answer = fixed(500, '');
    expect(await ask('eth_getLogs', filter)).toEqual({ result: [] });
    good.answer = logs;
    expect(await ask('eth_getLogs', filter)).toEqual({ result: [{ blockNumber: '0xc0' }] });
  });
});
