import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, reconnect, sendTransaction, signMessage } from 'wagmi/actions';
import type { Relay } from '../relay/relay.ts';
import { startRelay } from '../relay/startRelay.ts';
import { createPairingPeer, type PairingPeer } from './createPairingPeer.ts';
import { createDevice, openPage, trackSockets } from './page.testing.ts';

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let relay: Relay;
let peer: PairingPeer;
beforeEach(async () => {
  // A page that restores a session uses `window`.
  vi.stubGlobal('window', new EventTarget());
  trackSockets();
  relay = await startRelay({ now: () => Date.now() });
  peer = createPairingPeer({ relayUrl: relay.url, chains: [{ id: 1 }, { id: 10 }] });
});
afterEach(async () => {
  peer.close();
  await relay.stop();
  vi.unstubAllGlobals();
});

const isSeen = (tag: number) => () => relay.seen.some((message) => message.tag === tag);
const untilSeen = (tag: number) => expect.poll(isSeen(tag)).toBe(true);

/** A connected page, and its device, to open another page on. */
async function paired() {
  const device = createDevice();
  const page = openPage(relay.url, device);
  const connecting = connect(page.config, { connector: page.connector });
  expect(await peer.pair(await page.link())).toBe(true);
  await connecting;
  return { ...page, device };
}

/** A page with an unanswered payment or signature request. */
async function asking(what: 'payment' | 'signature') {
  const page = await paired();
  const asked = what === 'payment' ? 'send' : 'sign';
  peer.wallet.next(asked).hang();
  const outcome =
    what === 'payment'
      ? sendTransaction(page.config, { to, value: 1n, gas: 21_000n })
      : signMessage(page.config, { message: 'hello' });
  outcome.catch(() => {});
  const request = await peer.wallet.nextRequest(asked);
  return { ...page, outcome, request };
}

async function visitAgain(device: ReturnType<typeof createDevice>) {
  const page = openPage(relay.url, device);
  expect(await reconnect(page.config)).toHaveLength(1);
  return page;
}

test('page closed during approval is connected when reopened', async () => {
  const device = createDevice();
  const page = openPage(relay.url, device);
  connect(page.config, { connector: page.connector }).catch(() => {});
  const link = await page.link();
  page.connector.mooring.control.choose({ id: 'test', name: 'Test Phone' });
  await expect.poll(() => device.kept.get('proposal')).toBeDefined();
  page.close();
  expect(await peer.pair(link, { unattended: true })).toBe(true);
  expect(peer.session).toMatchObject({ site: { name: 'Page' }, chainIds: [1, 10] });
  expect(isSeen(1103)()).toBe(false);

  const back = openPage(relay.url, device);
  await expect.poll(() => back.account().address).toBe(peer.wallet.accounts[0]);
  expect(await signMessage(back.config, { message: 'hello' })).toMatch(/^0x/);
});

test('payment approved while the page is closed is delivered when reopened', async () => {
  const { device, close, request } = await asking('payment');
  close();
  request.approve();
  await untilSeen(1109);
  const { connector } = await visitAgain(device);
  const orphans = () => connector.mooring.control.getSession()?.orphans;
  const [sent] = peer.wallet.transactions;
  await expect
    .poll(orphans)
    .toMatchObject([{ method: 'eth_sendTransaction', status: 'approved', result: sent?.hash }]);
});

test('restarted phone keeps its earlier answers for the page', async () => {
  const { device, close, request } = await asking('payment');
  close();
  request.approve();
  await untilSeen(1109);
  const before = relay.log.length;
  peer.discard();
  peer.wake();
  const isFetched = () => relay.log.slice(before).some(({ detail }) => /fetch/i.test(detail));
  await expect.poll(isFetched).toBe(true);
  const { connector } = await visitAgain(device);
  const orphans = () => connector.mooring.control.getSession()?.orphans;
  await expect.poll(orphans).toMatchObject([{ status: 'approved' }]);
});

test('sleeping phone keeps the session through a reload of the page', async () => {
  const { device, close } = await paired();
  peer.sleep();
  close();
  const { config, account, connector } = await visitAgain(device);
  expect(account().address).toBe(peer.wallet.accounts[0]);
  expect(connector.mooring.control.getSession()?.isAnswered).toBe(false);
  const signature = signMessage(config, { message: 'hello' });
  await untilSeen(1108);
  peer.wake();
  expect(await signature).toMatch(/^0x/);
});

test('offline phone sends its answer when online', async () => {
  const { outcome, request } = await asking('signature');
  peer.sleep();
  request.approve();
  await expect.poll(() => request.state).toBe('answered');
  expect(isSeen(1109)()).toBe(false);
  peer.wake();
  expect(await outcome).toBe(request.result);
});

test('discarded phone sends its answer after restart', async () => {
  const { outcome, request } = await asking('payment');
  peer.sleep();
  request.approve();
  await expect.poll(() => request.state).toBe('answered');
  peer.discard();
  peer.wake();
  expect(await outcome).toBe(request.result);
  expect(peer.wallet.transactions).toHaveLength(1);
});

test('session refused by the reopened page ends', async () => {
  const page = openPage(relay.url);
  peer.wallet.next('connect').answer([]);
  const connecting = connect(page.config, { connector: page.connector });
  const failing = expect(connecting).rejects.toThrow();
  expect(await peer.pair(await page.link(), { unattended: true })).toBe(true);
  await failing;
  await expect.poll(() => peer.session).toBeUndefined();
});

test('discarded phone prompts again after restart', async () => {
  const { outcome, request } = await asking('payment');
  peer.discard();
  await expect.poll(() => request.state).toBe('failed');
  expect(() => request.approve()).toThrow('only a request that hangs');
  expect(peer.session).toBeDefined();
  await expect(peer.extend()).rejects.toThrow('wake it first');
  expect(isSeen(1109)()).toBe(false);
  peer.wake();
  const again = await peer.wallet.nextRequest('send');
  expect(again.params).toEqual(request.params);
  expect(await outcome).toBe(peer.wallet.transactions[0]?.hash);
  expect(peer.wallet.transactions).toHaveLength(1);
  await peer.extend();
});

test('discarded phone prompts for requests that it missed', async () => {
  const { config } = await paired();
  peer.discard();
  const signature = signMessage(config, { message: 'hello' });
  await untilSeen(1108);
  expect(peer.wallet.requests.some(({ method }) => method === 'personal_sign')).toBe(false);
  peer.wake();
  expect(await signature).toMatch(/^0x/);
});

test('payment of a locked, discarded phone is sent once (double submit)', async () => {
  const { config } = await paired();
  peer.wallet.next('send').lock();
  const hash = sendTransaction(config, { to, value: 1n, gas: 21_000n });
  await peer.wallet.nextRequest('send');
  peer.discard();
  peer.wake();
  peer.wallet.unlock();
  expect(await hash).toBe(peer.wallet.transactions[0]?.hash);
  expect(peer.wallet.transactions).toHaveLength(1);
});

test('expired request is not prompted again, and its answer not sent', async () => {
  const { request } = await asking('signature');
  peer.discard();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  try {
    const asked = peer.wallet.requests.length;
    peer.wake();
    expect(await peer.ask('wc_sessionPing', {})).toBe(true);
    expect(request.state).toBe('failed');
    expect(peer.wallet.requests).toHaveLength(asked);
    expect(isSeen(1109)()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('session that expires while the phone is discarded ends', async () => {
  await paired();
  peer.discard();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  try {
    peer.wake();
    expect(peer.session).toBeUndefined();
    expect(peer.wallet.isConnected).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('discarded phone prompts again to connect', async () => {
  const page = openPage(relay.url);
  const connecting = connect(page.config, { connector: page.connector });
  peer.wallet.next('connect').hang();
  const pairing = peer.pair(await page.link());
  await peer.wallet.nextRequest('connect');
  peer.discard();
  peer.wake();
  expect(await pairing).toBe(true);
  expect((await connecting).accounts).toEqual(peer.wallet.accounts);
});
