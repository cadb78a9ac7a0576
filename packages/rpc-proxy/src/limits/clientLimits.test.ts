import { expect, it } from 'vitest';
import type { RpcLogEntry } from '../core/options.ts';
import { createClientLimits } from './clientLimits.ts';
import { createMemoryLimits, type LimitStore } from './limitStore.ts';

/** Servers that share a store, and the number of calls to it. */
function start(perMinute: number, servers = 1, shared: LimitStore = createMemoryLimits()) {
  const time = { ms: 1_800_000_000_000 };
  const asked = { times: 0 };
  const logged: RpcLogEntry[] = [];
  const store: LimitStore = {
    ...shared,
    take(taking) {
      asked.times += 1;
      return shared.take(taking);
    },
  };
  const all = Array.from({ length: servers }, () =>
    createClientLimits({
      store,
      perMinute,
      log: (entry) => logged.push(entry),
      now: () => time.ms,
    }),
  );
  return { all, time, asked, logged };
}

/** Number of granted calls, made one at a time. */
async function granted(limits: ReturnType<typeof start>['all'], calls: number, client = 'one') {
  let count = 0;
  for (let index = 0; index < calls; index += 1) {
    const server = limits[index % limits.length];
    if ((await server?.take(client, 1)) === null) count += 1;
  }
  return count;
}

it('createClientLimits grants the limit of a minute, with few requests to the store', async () => {
  const { all, asked } = start(1_000);
  expect(await granted(all, 1_500)).toBe(1_000);
  expect(asked.times).toBeLessThan(110);
});

it('createClientLimits grants no more when a client uses several servers', async () => {
  const { all } = start(1_000, 3);
  const count = await granted(all, 2_000);
  expect(count).toBeLessThanOrEqual(1_000);
  expect(count).toBeGreaterThanOrEqual(1_000 - 3 * 10);
});

it('createClientLimits grants no more to concurrent requests', async () => {
  const { all } = start(100);
  const asked = Array.from({ length: 300 }, () => all[0]?.take('one', 1));
  expect((await Promise.all(asked)).filter((wait) => wait === null)).toHaveLength(100);
});

it('createClientLimits does not request the store for a client that was just refused, and grants again later', async () => {
  const { all, asked, time } = start(60);
  await granted(all, 60);
  const before = asked.times;
  expect(await all[0]?.take('one', 1)).toBe(1);
  await granted(all, 500);
  expect(asked.times).toBe(before + 1);
  time.ms += 1_000;
  expect(await all[0]?.take('one', 1)).toBeNull();
});

it('createClientLimits returns the seconds that a batch has to wait', async () => {
  const { all } = start(60);
  await granted(all, 60);
  expect(await all[0]?.take('one', 20)).toBe(20);
});

it('createClientLimits grants a batch above the limit of a minute if nothing else was used', async () => {
  const { all } = start(10);
  expect(await all[0]?.take('one', 50)).toBeNull();
  expect(await all[0]?.take('one', 1)).not.toBeNull();
});

it('createClientLimits separates clients, and counts unknown ones together', async () => {
  const { all } = start(10);
  expect(await granted(all, 20, 'one')).toBe(10);
  expect(await granted(all, 20, 'other')).toBe(10);
  for (let index = 0; index < 10; index += 1) await all[0]?.take(undefined, 1);
  expect(await all[0]?.take(undefined, 1)).not.toBeNull();
});

it('createClientLimits with 0 is unlimited', async () => {
  const { all, asked } = start(0);
  expect(await granted(all, 5_000)).toBe(5_000);
  expect(asked.times).toBe(0);
});

it('createClientLimits counts locally when the store fails, and reports it once', async () => {
  const gone = async () => {
    throw new Error('gone, with postgres://mira:SECRET@host');
  };
  const { all, logged } = start(100, 1, { take: gone, charge: gone, clear: gone, close: gone });
  expect(await granted(all, 150)).toBe(100);
  expect(logged).toEqual([
    { level: 'warn', message: 'limit store failed, counting in this process', reason: 'Error' },
  ]);
});

it('createClientLimits grants nothing on any server while usage exceeds the limit', async () => {
  const { all, time } = start(6_000, 2);
  expect(await all[0]?.take('one', 1)).toBeNull();
  all[0]?.charge('one', 9_000);
  await expect.poll(() => all[1]?.take('one', 1)).not.toBeNull();
  expect(await all[1]?.take('another', 1)).toBeNull();
  time.ms += 29_000;
  expect(await all[1]?.take('one', 1)).not.toBeNull();
  time.ms += 3_000;
  expect(await all[1]?.take('one', 1)).toBeNull();
});

it('createClientLimits charges from the local share without a request to the store', async () => {
  const { all, asked } = start(1_000);
  await all[0]?.take('one', 1);
  all[0]?.charge('one', 5);
  expect(await all[0]?.take('one', 4)).toBeNull();
  expect(asked.times).toBe(1);
  expect(await all[0]?.take('one', 1)).toBeNull();
  expect(asked.times).toBe(2);
});

it('createClientLimits counts bytes and calls separately', async () => {
  const store = createMemoryLimits();
  const log = () => {};
  const now = () => 1_800_000_000_000;
  const calls = createClientLimits({ store, perMinute: 10, log, now });
  const bytes = createClientLimits({ store, perMinute: 10, unit: 'bytes', log, now });
  expect(await calls.take('one', 10)).toBeNull();
  expect(await bytes.take('one', 10)).toBeNull();
  expect(await calls.take('one', 1)).not.toBeNull();
});
