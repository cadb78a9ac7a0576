import { expect, onTestFinished, test, vi } from 'vitest';
import { account, scanLink } from '../hostile/scriptedWallet.testing.ts';
import { openPage, type Page } from '../page.testing.ts';
import { useWorld } from '../real-wallet/world.testing.ts';
import { until } from '../until.testing.ts';
import { parsePairingUri } from '../uri/pairingUri.ts';

const world = useWorld();

/** Scans the page's link with a wallet, and approves. */
async function approve(uri: string): Promise<void> {
  const wallet = await scanLink(world.relay().url, uri);
  await wallet.approve();
  await wallet.settle();
}

const failure = (page: Page) =>
  until(() => {
    const state = page.states.at(-1);
    return state?.status === 'failed' ? state.error.reason : undefined;
  });

test('relay that does not answer fails the attempt after the timeout; a retry works', async () => {
  const page = world.page({ timeouts: { relayMs: 4_000 } });
  world.relay().faults.silence();
  const connecting = page.connect();
  expect(await failure(page)).toBe('relaySilent');
  world.relay().faults.clear();
  page.renew();
  expect(page.state()).toBe('starting');
  await approve(await page.link());
  expect((await connecting).accounts).toEqual([account]);
});

test('unreachable relay fails the attempt', async () => {
  const page = openPage('ws://127.0.0.1:1', { timeouts: { relayMs: 300 } });
  const connecting = page.connect().catch((error: unknown) => error);
  expect(await failure(page)).toBe('relaySilent');
  page.cancel();
  expect(await connecting).toMatchObject({ code: 4001 });
  page.close();
});

test('refusing relay is requested once, and again on retry', async () => {
  const page = world.page();
  world.relay().faults.refuse();
  const connecting = page.connect();
  expect(await failure(page)).toBe('relayRefused');
  const refusals = () => world.relay().log.filter(({ event }) => event === 'refused').length;
  expect(refusals()).toBe(1);
  page.renew();
  await until(() => refusals() === 2 && page.state() === 'failed');
  world.relay().faults.clear();
  page.renew();
  await approve(await page.link());
  await connecting;
});

test('a failed attempt without a retry ends with its error after a timeout', async () => {
  const page = world.page({ timeouts: { proposalMs: 500 } });
  world.relay().faults.refuse();
  await expect(page.connect()).rejects.toMatchObject({
    name: 'PairingError',
    reason: 'relayRefused',
  });
  expect(page.state()).toBe('idle');
});

test('relay lost while a link is shown fails the attempt; the same link works when it is back', async () => {
  const page = world.page({ timeouts: { relayMs: 1_500 } });
  const connecting = page.connect();
  const link = await page.link();
  world.relay().faults.silence();
  world.relay().restart('kept');
  expect(await failure(page)).toBe('relaySilent');
  world.relay().faults.clear();
  await page.check();
  expect(await page.link()).toBe(link);
  await approve(link);
  expect((await connecting).accounts).toEqual([account]);
});

test('returning to the page reads what the phone sent while the socket was closed', async () => {
  const page = world.page({ timeouts: { relayMs: 1_500 } });
  const connecting = page.connect();
  const link = await page.link();
  // The relay accepts everything and delivers nothing, like a silently dead socket.
  world.relay().faults.silence({ next: 1 });
  const checking = page.check();
  await checking;
  await approve(link);
  expect((await connecting).accounts).toEqual([account]);
});

test('relay socket is closed when no message is expected', async () => {
  const page = world.page();
  const connecting = page.connect().catch(() => {});
  await page.link();
  expect(world.relay().sockets).toBe(1);
  page.cancel();
  await connecting;
  await until(() => world.relay().sockets === 0);
});

test('request that is too large for the relay is refused before it is sent', async () => {
  const page = world.page();
  const connecting = page.connect();
  await approve(await page.link());
  await connecting;
  const before = world.relay().seen.length;
  expect(await page.code('personal_sign', 'a'.repeat(600_000), account)).toBe('tooLarge');
  expect(world.relay().seen).toHaveLength(before);
});

test('second attempt replaces the first', async () => {
  const page = world.page();
  const first = page.connect().catch((error: unknown) => error);
  const link = await page.link();
  const second = page.connect();
  expect(await first).toMatchObject({ code: 4001 });
  await approve(await page.link(link));
  expect((await second).accounts).toEqual([account]);
});

test('relay token ten minutes ahead is refused, until the host corrects the clock', async () => {
  let offset = 600_000;
  const page = world.page({ clockOffset: () => offset });
  const connecting = page.connect();
  expect(await failure(page)).toBe('relayRefused');
  offset = 0;
  page.renew();
  await approve(await page.link());
  expect((await connecting).accounts).toEqual([account]);
});

test('session is restored by the host’s clock on a device whose clock is eight days ahead', async () => {
  const aheadMs = 8 * 86_400_000;
  const page = world.page();
  const connecting = page.connect();
  await approve(await page.link());
  await connecting;
  page.close();
  const { storage } = page;
  const now = Date.now.bind(Date);
  const deviceClock = vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  onTestFinished(() => deviceClock.mockRestore());
  expect(await world.page({ storage }).restore()).toBe(false);
  expect(await world.page({ storage, clockOffset: () => -aheadMs }).restore()).toBe(true);
});

test('link, requests and their ids use the host’s clock', async () => {
  const page = world.page({ clockOffset: () => -60_000 });
  const connecting = page.connect();
  const uri = await page.link();
  const now = Date.now() / 1_000;
  expect(parsePairingUri(uri)?.expiry).toBeLessThanOrEqual(now + 240);
  const state = page.states.at(-1);
  // The page counts down by the clock that it has.
  expect(state?.status === 'waiting' && state.expiresAt / 1_000).toBeGreaterThan(now + 290);
  const wallet = await scanLink(world.relay().url, uri);
  expect(wallet.proposal.id / 1_000_000).toBeLessThan(now - 59);
  await wallet.approve();
  await wallet.settle();
  await connecting;
});
