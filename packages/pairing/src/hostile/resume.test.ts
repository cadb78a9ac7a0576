import { withResolvers } from '@mooring/internal';
import { expect, test } from 'vitest';
import type { PageOptions } from '../page.testing.ts';
import { mira } from '../real-wallet/phone.testing.ts';
import { useWorld } from '../real-wallet/world.testing.ts';
import { memoryStorage } from '../store/deviceStorage.ts';
import { until } from '../until.testing.ts';
import { answerPing, connect as connectScripted, request } from './connect.testing.ts';
import { scanLink } from './scriptedWallet.testing.ts';

const world = useWorld();
const chosen = { id: 'harbour', name: 'Harbour' };
/** The choice, as the page has stored it. */
const keptChoice = () => ({ ...chosen, until: Date.now() + 300_000 });
const payment = { from: mira.address, to: mira.address, value: '0x1' };
const hash = `0x${'ab'.repeat(32)}`;

/** Page whose person has followed a link to a wallet, and the link. */
async function followed(options: PageOptions = {}) {
  const storage = memoryStorage();
  const page = world.page({ storage, ...options });
  const answer = page.connect(10).catch((error: unknown) => error);
  const link = await page.link();
  page.choose(chosen);
  return { page, storage, link, answer };
}

/** Page that has sent a request to its phone, and was closed before the response. */
async function asked(method: string, ...params: readonly unknown[]) {
  const storage = memoryStorage();
  const said = withResolvers<unknown>();
  const { page, phone } = await world.paired({ storage }, { answer: () => said.promise });
  const outcome = page.ask(method, ...params).catch((error: unknown) => error);
  await until(() => phone.asked.length === 1);
  page.close();
  expect(await outcome).toMatchObject({ code: 4900 });
  await until(() => world.relay().log.some(({ event }) => event === 'closed'));
  return { storage, phone, said };
}

test('page closed during the approval is connected when reopened', async () => {
  const { page, storage, link } = await followed();
  page.close();
  const phone = await world.phone();
  await phone.pair(link);
  await until(() => world.relay().seen.some(({ tag }) => tag === 1102));

  const next = world.page({ storage });
  await next.resumeProposal(keptChoice());
  expect(next.states[0]).toEqual({ status: 'finishing', wallet: 'Harbour' });
  await until(() => next.late.length === 1);
  expect(next.late).toEqual([{ accounts: [mira.address], chainId: 10 }]);
  expect(next.state()).toBe('idle');
  expect(next.known()).toMatchObject({ chosen, isAnswered: true });
  expect(await next.ask('personal_sign', '0x68656c6c6f', mira.address)).toMatch(/^0x/);
  expect(await storage.get('proposal')).toBeUndefined();
  expect(await storage.get('session')).toBeDefined();
});

test('page closed between the approval and the session is connected when reopened', async () => {
  const { page, storage, link } = await followed();
  const wallet = await scanLink(world.relay().url, link);
  await wallet.approve();
  await until(async () => Object(await storage.get('proposal')).walletKey !== undefined);
  page.close();
  const next = world.page({ storage });
  await next.resumeProposal(keptChoice());
  await wallet.settle();
  await until(() => next.late.length === 1);
});

test('wallet that approves after the page is reopened connects it', async () => {
  const { page, storage, link } = await followed();
  page.close();
  const next = world.page({ storage });
  await next.resumeProposal(keptChoice());
  await until(() => next.state() === 'idle');
  const phone = await world.phone();
  await phone.pair(link);
  await until(() => next.late.length === 1);
  expect(new Set(next.states.map(({ status }) => status))).toEqual(new Set(['finishing', 'idle']));
});

test('connect during a resumed proposal returns the same link', async () => {
  const { page, storage, link } = await followed();
  page.close();
  const next = world.page({ storage });
  await next.resumeProposal(keptChoice());
  await until(() => next.state() === 'idle');
  const connecting = next.connect();
  expect(await next.link()).toBe(link);
  const phone = await world.phone();
  await phone.pair(link);
  expect((await connecting).accounts).toEqual([mira.address]);
  expect(next.late).toEqual([]);
});

test('rejection received while the page was closed ends the attempt', async () => {
  const { page, storage, link } = await followed();
  page.close();
  const phone = await world.phone({ proposal: 'reject' });
  await phone.pair(link);
  await until(() => world.relay().seen.some(({ tag }) => tag === 1120));
  const next = world.page({ storage });
  await next.resumeProposal(keptChoice());
  await until(async () => (await storage.get('proposal')) === undefined);
  await until(() => next.state() === 'idle');
  expect(next.late).toEqual([]);
});

test('nothing is resumed without a proposal or after its expiry, and no request is sent', async () => {
  const { page, storage } = await followed();
  page.close();
  const next = world.page({ storage });
  const kept = Object(await storage.get('proposal'));
  for (const damage of [
    undefined,
    { ...kept, expiresAt: Date.now() - 1 },
    { ...kept, secret: 'damaged' },
  ]) {
    await storage.set('proposal', damage);
    await next.resumeProposal(keptChoice());
  }
  expect(next.states).toEqual([]);
  await until(() => world.relay().log.some(({ event }) => event === 'closed'));
  expect(world.relay().log.filter(({ event }) => event === 'open')).toHaveLength(1);
});

test('withdrawn or settled proposal is not stored', async () => {
  const { page, storage, answer } = await followed();
  page.cancel();
  expect(await answer).toMatchObject({ code: 4001 });
  await until(async () => (await storage.get('proposal')) === undefined);
});

// The page waits by Web Locks, which Node has from version 24 on.
const withLocks = test.runIf(globalThis.navigator?.locks !== undefined);

withLocks(
  'second tab leaves the response to the waiting tab, and resumes when that is closed',
  async () => {
    const projectId = 'two tabs';
    const { page, storage, link } = await followed({ projectId });
    const second = world.page({ storage, projectId });
    const takingUp = second.resumeProposal(keptChoice());
    await until(async () => (await navigator.locks.query()).pending?.length === 1);
    expect(second.states).toEqual([]);
    page.close();
    await takingUp;
    const phone = await world.phone();
    await phone.pair(link);
    await until(() => second.late.length === 1);
  },
);

test('payment approved while the page was closed is delivered when reopened', async () => {
  const { storage, said } = await asked('eth_sendTransaction', payment);
  said.resolve(hash);
  await until(() => world.relay().seen.some(({ tag }) => tag === 1109));
  const next = world.page({ storage });
  await next.restore();
  const orphan = await until(() => next.known()?.orphans.find((one) => one.status === 'approved'));
  expect(orphan).toEqual({
    id: expect.any(Number),
    method: 'eth_sendTransaction',
    params: [payment],
    chainId: 1,
    account: mira.address,
    askedAt: expect.any(Number),
    status: 'approved',
    result: hash,
  });
  next.forget(orphan.id);
  await until(() => next.known()?.orphans.length === 0);
  await until(async () => Object(await storage.get('requests')).length === 0);
});

test('payment that is open in the wallet is reported, and resumed when approved', async () => {
  const { storage, phone, said } = await asked('eth_sendTransaction', payment);
  const next = world.page({ storage });
  await next.restore();
  await until(() => next.known()?.orphans[0]?.status === 'open');
  said.resolve(hash);
  await until(() => next.known()?.orphans[0]?.status === 'approved');
  expect(phone.asked).toHaveLength(1);
  // Not handled by the page yet, it is also present on the next visit.
  next.close();
  const third = world.page({ storage });
  await third.restore();
  await until(() => third.known()?.orphans[0]?.result === hash);
});

test('request to a sleeping phone is still pending after a reload', async () => {
  const storage = memoryStorage();
  const { page, phone } = await world.paired({ storage }, { answer: async () => hash });
  await phone.sleep();
  page.ask('eth_sendTransaction', payment).catch(() => {});
  await until(async () => Object(await storage.get('requests'))[0]?.isSent);
  page.close();
  const next = world.page({ storage });
  await next.restore();
  await until(() => next.known()?.orphans[0]?.status === 'open');
  await phone.wake();
  await until(() => next.known()?.orphans[0]?.result === hash);
});

test('payment rejected while the page was closed is not reported', async () => {
  const { storage, said } = await asked('eth_sendTransaction', payment);
  const next = world.page({ storage });
  await next.restore();
  await until(() => next.known()?.orphans.length === 1);
  said.reject(new Error('User rejected the request.'));
  await until(() => next.known()?.orphans.length === 0);
  await until(async () => Object(await storage.get('requests')).length === 0);
});

test('expired payment without a response is reported as unknown, not as failed', async () => {
  const { storage } = await asked('eth_sendTransaction', payment);
  const [kept] = Object(await storage.get('requests'));
  await storage.set('requests', [{ ...kept, expiresAt: Date.now() + 300 }, { id: 'damaged' }]);
  const next = world.page({ storage });
  await next.restore();
  await until(() => next.known()?.orphans[0]?.status === 'open');
  await until(() => next.known()?.orphans[0]?.status === 'lost');
});

withLocks('a request of another tab is not resumed until that tab is closed', async () => {
  const projectId = 'waiting';
  const storage = memoryStorage();
  const said = withResolvers<unknown>();
  const { page, phone } = await world.paired(
    { storage, projectId },
    { answer: () => said.promise },
  );
  page.ask('eth_sendTransaction', payment).catch(() => {});
  await until(() => phone.asked.length === 1);
  const second = world.page({ storage, projectId });
  await second.restore();
  await until(() => second.known()?.isAnswered);
  expect(second.known()?.orphans).toEqual([]);
  page.close();
  await until(() => second.known()?.orphans[0]?.status === 'open');
  said.resolve(hash);
  await until(() => second.known()?.orphans[0]?.result === hash);
});

test('signature given while the page was closed is returned to the same request', async () => {
  const { storage, phone, said } = await asked('personal_sign', '0x00', mira.address);
  said.resolve('0x01');
  await until(() => world.relay().seen.some(({ tag }) => tag === 1109));
  const next = world.page({ storage });
  await next.restore();
  await until(async () => Object(await storage.get('requests'))[0]?.answer);
  phone.behavior.answer = async () => '0x02';
  expect(await next.ask('personal_sign', '0x00', mira.address)).toBe('0x01');
  expect(phone.asked).toHaveLength(1);
  // Once.
  expect(await next.ask('personal_sign', '0x00', mira.address)).toBe('0x02');
  expect(next.known()?.orphans).toEqual([]);
});

test('signature for an earlier request is returned to a repeated one', async () => {
  const { storage, phone, said } = await asked('personal_sign', '0x00', mira.address);
  phone.behavior.answer = () => new Promise(() => {});
  const next = world.page({ storage });
  await next.restore();
  const signature = next.ask('personal_sign', '0x00', mira.address);
  await until(() => world.relay().seen.filter(({ tag }) => tag === 1108).length === 2);
  said.resolve('0x01');
  expect(await signature).toBe('0x01');
});

test('double submit: two identical payments are two requests', async () => {
  const { storage, phone, said } = await asked('eth_sendTransaction', payment);
  const next = world.page({ storage });
  await next.restore();
  phone.behavior.answer = async () => `0x${'cd'.repeat(32)}`;
  const second = next.ask('eth_sendTransaction', payment);
  // The wallet library handles one request after the other.
  await until(() => world.relay().seen.filter(({ tag }) => tag === 1108).length === 2);
  said.resolve(hash);
  expect(await second).toBe(`0x${'cd'.repeat(32)}`);
  await until(() => next.known()?.orphans[0]?.result === hash);
});

test('forged response to an earlier payment is ignored', async () => {
  const { page, wallet, storage, inject } = await connectScripted(world);
  page.ask('eth_sendTransaction', payment).catch(() => {});
  const question = await request(wallet);
  page.close();
  inject(JSON.stringify({ id: question.id, jsonrpc: '2.0', result: hash }));
  const next = world.page({ storage });
  await next.restore();
  await answerPing(wallet);
  await until(() => next.known()?.isAnswered);
  expect(next.known()?.orphans).toMatchObject([{ status: 'open' }]);
  await wallet.say({ id: question.id, result: hash });
  await until(() => next.known()?.orphans[0]?.status === 'approved');
});
