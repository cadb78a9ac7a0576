// @vitest-environment jsdom
import type { Address, Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PendingSignIn } from '../../core/authentication.ts';
import { followPending } from './followPending.ts';
import { createPendingSignIns } from './pendingSignIns.ts';

const account: Address = `0x${'ab'.repeat(20)}`;
const stranger: Address = `0x${'cd'.repeat(20)}`;
const whole: Hex = `0x${'11'.repeat(130)}`;
const none = { step: 'none', expired: false };
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

interface Server {
  pending: PendingSignIn | null;
  isDown: boolean;
  /** Signature that the account's contract accepts. */
  takes: Hex;
  /** Signatures it received. */
  finished: Hex[];
  reads: number;
}

/** Scripted server with a pending sign-in, and scripted source. */
function open(changes: Partial<PendingSignIn> = {}) {
  const pending = {
    address: account,
    chainId: 10,
    message: 'Sign in',
    expiresAt: inAnHour(),
    ...changes,
  };
  const server: Server = {
    pending,
    isDown: false,
    takes: whole,
    finished: [],
    reads: 0,
  };
  const source = { answer: async (): Promise<unknown> => undefined, asked: 0 };
  const heard: string[] = [];
  let tellTab = () => {};
  const store = createPendingSignIns();

  function follow({ withSource = true } = {}) {
    const stop = followPending({
      store,
      account,
      adapter: () => ({
        async read() {
          server.reads += 1;
          if (server.isDown) throw new Error('503');
          return server.pending;
        },
        async finish({ signature }) {
          server.finished.push(signature);
          if (signature !== server.takes) return false;
          server.pending = null;
          return true;
        },
        start: () => Promise.reject(new Error('Unexpected call')),
        cancel: () => Promise.reject(new Error('Unexpected call')),
        subscribe(listener) {
          tellTab = listener;
          return () => (tellTab = () => {});
        },
      }),
      messageStatus: withSource
        ? async () => {
            source.asked += 1;
            const answer = await source.answer();
            // Data from outside has no type.
            return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
          }
        : undefined,
      onFinished: () => heard.push('finished'),
      onError: () => heard.push('error'),
    });
    stops.push(stop);
    return stop;
  }
  return { server, source, store, heard, pending, follow, tell: () => tellTab() };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('followPending reports how many owners signed, and completes once enough have', async () => {
  const { server, source, store, heard, pending, follow } = open();
  source.answer = async () => ({ confirmations: 1, threshold: 2 });
  follow();
  await pass(0);
  const progress = { confirmations: 1, threshold: 2 };
  expect(store.get()).toEqual({ step: 'waiting', pending, progress, failed: false });
  source.answer = async () => ({ confirmations: 2, threshold: 2, signature: whole });
  await pass(30_000);
  expect(store.get()).toEqual(none);
  expect(heard).toEqual(['finished']);
  expect(server.finished.at(-1)).toBe(whole);
  const { reads } = server;
  await pass(600_000);
  expect(server.reads).toBe(reads);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text', 'signed'],
  ['a list', [whole]],
  ['an empty signature', { signature: '0x' }],
  ['half a signature', { signature: `0x${'11'.repeat(64)}` }],
  ['a signature that is none', { signature: `0x${'zz'.repeat(130)}` }],
  ['a signature longer than servers take', { signature: `0x${'11'.repeat(70_000)}` }],
  ['a signature in a list', { signature: [whole] }],
])(
  'followPending sends no signature when the source returns %s, only the on-chain check',
  async (_name, said) => {
    const { server, source, store, heard, follow } = open();
    source.answer = async () => said;
    follow();
    await pass(10_000);
    expect(new Set(server.finished)).toEqual(new Set(['0x']));
    expect(store.get()).toMatchObject({ step: 'waiting', progress: {}, failed: false });
    expect(heard).toEqual([]);
  },
);

test('followPending leaves invalid numbers out', async () => {
  const { source, store, follow } = open();
  source.answer = async () => ({ confirmations: -1, threshold: 1e9 });
  follow();
  await pass(0);
  expect(store.get()).toMatchObject({ progress: {} });
});

test('followPending without a source finds an approval on chain, with limited requests', async () => {
  const { server, heard, follow } = open();
  follow({ withSource: false });
  await pass(19_000);
  expect(server.finished).toEqual(['0x']);
  server.takes = '0x';
  await pass(60_000);
  expect(heard).toEqual(['finished']);
  expect(server.finished).toEqual(['0x', '0x']);
});

test.each<[string, (world: ReturnType<typeof open>, down: boolean) => void]>([
  ['server', ({ server }, down) => (server.isDown = down)],
  [
    'source',
    ({ source }, down) => {
      source.answer = async () => {
        if (down) throw new Error('503');
        return { signature: whole };
      };
    },
  ],
])('followPending reports a failing %s once, shows it, and retries', async (_name, setDown) => {
  const world = open();
  world.source.answer = async () => ({ confirmations: 1, threshold: 2 });
  world.follow();
  await pass(0);
  setDown(world, true);
  await pass(120_000);
  expect(world.store.get()).toMatchObject({
    step: 'waiting',
    failed: true,
    progress: { confirmations: 1 },
  });
  expect(world.heard).toEqual(['error']);
  world.source.answer = async () => ({ signature: whole });
  setDown(world, false);
  await pass(60_000);
  expect(world.heard).toEqual(['error', 'finished']);
});

test('followPending increases the pause between checks to 30 s', async () => {
  const { server, follow } = open();
  follow();
  await pass(6 * 60_000);
  expect(server.reads).toBeGreaterThan(12);
  expect(server.reads).toBeLessThan(22);
});

test.each<[string, Partial<PendingSignIn>]>([
  ['another account’s', { address: stranger }],
  ['no account’s', { address: '' }],
])('followPending ignores %s sign-in', async (_name, changes) => {
  const { source, server, store, follow } = open(changes);
  follow();
  await pass(60_000);
  expect([store.get(), source.asked, server.finished]).toEqual([none, 0, []]);
});

test('followPending matches the account in any letter case', async () => {
  const { store, follow } = open({ address: `0x${'AB'.repeat(20)}` });
  follow();
  await pass(0);
  expect(store.get()).toMatchObject({ step: 'waiting' });
});

test.each([
  ['it expired', 4_000_000, true],
  ['it was cancelled in another tab', 0, false],
])('followPending ends because %s', async (_name, later, expired) => {
  const { server, store, heard, follow } = open();
  follow();
  await pass(0);
  server.pending = null;
  vi.setSystemTime(Date.now() + later);
  await pass(30_000);
  expect(store.get()).toEqual({ step: 'none', expired });
  expect(heard).toEqual([]);
});

test('followPending sees a sign-in of another tab immediately, and its end', async () => {
  const { server, store, follow, tell } = open();
  const { pending } = server;
  server.pending = null;
  follow();
  await pass(600_000);
  expect(server.reads).toBe(1);
  server.pending = pending;
  tell();
  await pass(0);
  expect(store.get()).toMatchObject({ step: 'waiting' });
  server.pending = null;
  tell();
  await pass(0);
  expect(store.get()).toEqual(none);
});

test.each<[string, () => Promise<Hex>, boolean]>([
  ['the whole signature', async () => whole, true],
  ['nothing', async () => '0x', false],
  ['a refusal', () => Promise.reject(new Error('timeout')), false],
])('followPending handles the wallet’s late answer: %s', async (_name, late, finishes) => {
  const { heard, store, follow, pending } = open();
  follow({ withSource: false });
  await pass(0);
  store.begin({ pending, late: late() });
  await pass(100);
  expect(heard).toEqual(finishes ? ['finished'] : []);
});

test('followPending ignores a late answer to an earlier message', async () => {
  const { server, store, follow, pending } = open();
  follow({ withSource: false });
  await pass(0);
  let answer = (_signature: Hex) => {};
  store.begin({ pending, late: new Promise((resolve) => (answer = resolve)) });
  await pass(0);
  const next = { ...pending, message: 'Sign in anew' };
  server.pending = next;
  store.begin({ pending: next, late: undefined });
  answer(whole);
  await pass(10_000);
  expect(server.finished).not.toContain(whole);
});

test('followPending pauses on a hidden page, and checks immediately when it is visible', async () => {
  const { server, follow } = open();
  follow();
  await pass(0);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  await pass(600_000);
  const { reads } = server;
  expect(reads).toBe(1);
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(server.reads).toBe(2);
});

test('followPending stopped during a check changes and sends nothing', async () => {
  const { server, source, store, heard, follow } = open();
  let answer = (_status: object) => {};
  source.answer = () => new Promise((resolve) => (answer = resolve));
  const stop = follow();
  await pass(0);
  stop();
  answer({ signature: whole });
  await pass(60_000);
  expect([store.get(), heard, server.finished, server.reads]).toEqual([none, [], [], 1]);
});
