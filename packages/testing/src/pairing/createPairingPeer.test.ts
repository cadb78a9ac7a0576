import { createHash } from 'node:crypto';
import { verifyMessage } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, disconnect, signMessage, switchChain } from 'wagmi/actions';
import type { Relay } from '../relay/relay.ts';
import { startRelay } from '../relay/startRelay.ts';
import { createPairingPeer, type PairingPeer } from './createPairingPeer.ts';
import { openPage } from './page.testing.ts';

const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let relay: Relay;
let peer: PairingPeer;
beforeEach(async () => {
  relay = await startRelay();
  const chains = [{ id: 1 }, { id: 10 }];
  peer = createPairingPeer({ relayUrl: relay.url, accounts: keys, chains });
});
afterEach(async () => {
  peer.close();
  await relay.stop();
});

async function paired() {
  const page = openPage(relay.url);
  const connecting = connect(page.config, { connector: page.connector });
  expect(await peer.pair(await page.link())).toBe(true);
  await connecting;
  return page;
}

test('createPairingPeer scans, approves and signs', async () => {
  const { config, account } = await paired();
  expect(account()).toMatchObject({ address: first, chainId: 1 });
  expect(peer.session).toMatchObject({ site: { name: 'Page' }, chainIds: [1, 10] });
  const signature = await signMessage(config, { message: 'hello' });
  expect(await verifyMessage({ address: first, message: 'hello', signature })).toBe(true);
  expect(peer.wallet.requests.map(({ method }) => method)).toContain('personal_sign');
});

test('createPairingPeer connects without a global WebSocket (Node 20)', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const symKey = 'cd'.repeat(32);
  const topic = createHash('sha256').update(symKey, 'hex').digest('hex');
  const expiry = Math.floor(Date.now() / 1_000) + 300;
  const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=${expiry}`;
  peer.pair(uri).catch(() => {});
  await expect.poll(() => relay.sockets).toBe(1);
  vi.unstubAllGlobals();
});

test('createPairingPeer rejects a pairing', async () => {
  const page = openPage(relay.url);
  peer.wallet.next('connect').reject();
  const connecting = connect(page.config, { connector: page.connector });
  const failing = expect(connecting).rejects.toMatchObject({ code: 4001 });
  expect(await peer.pair(await page.link())).toBe(false);
  await failing;
  expect(peer.session).toBeUndefined();
  expect(relay.seen.map(({ tag }) => tag)).toContain(1120);
});

test('createPairingPeer rejects, fails, hangs, and then answers', async () => {
  const { config } = await paired();
  const sign = () => signMessage(config, { message: 'hello' });
  peer.wallet.next('sign').reject();
  await expect(sign()).rejects.toThrow('rejected');
  peer.wallet.next('sign').fail(-32000, 'Out of ink');
  await expect(sign()).rejects.toThrow('Out of ink');
  peer.wallet.next('sign').hang();
  const signature = sign();
  await peer.wallet.nextRequest('sign');
  await peer.wallet.nextRequest('sign');
  (await peer.wallet.nextRequest('sign')).approve();
  expect(await signature).toMatch(/^0x/);
});

test('createPairingPeer emits account and network changes to the page', async () => {
  const { account } = await paired();
  peer.wallet.selectAccount(1);
  await expect.poll(() => account().address).toBe(second);
  peer.wallet.selectChain(10);
  await expect.poll(() => account().chainId).toBe(10);
});

test('createPairingPeer switches network for the page', async () => {
  const { config, account } = await paired();
  await switchChain(config, { chainId: 10 });
  expect(account().chainId).toBe(10);
  await signMessage(config, { message: 'hello' });
  expect(peer.wallet.chainId).toBe(10);
});

test('createPairingPeer disconnects the page', async () => {
  const { account } = await paired();
  await peer.disconnect();
  await expect.poll(() => account().status).toBe('disconnected');
  expect(peer.session).toBeUndefined();
});

test('createPairingPeer is disconnected by the page', async () => {
  const { config } = await paired();
  await disconnect(config);
  await expect.poll(() => peer.session).toBeUndefined();
  expect(peer.wallet.isConnected).toBe(false);
});

test('createPairingPeer sleeps, and answers queued requests', async () => {
  const { config } = await paired();
  peer.sleep();
  const signature = signMessage(config, { message: 'hello' });
  await expect.poll(() => relay.seen.some(({ tag }) => tag === 1108)).toBe(true);
  expect(peer.wallet.requests.some(({ method }) => method === 'personal_sign')).toBe(false);
  peer.wake();
  expect(await signature).toMatch(/^0x/);
});

test('createPairingPeer extends the session, as far as the page allows', async () => {
  await paired();
  const before = peer.session?.expiry ?? 0;
  await peer.extend(8 * 86_400);
  expect(peer.session?.expiry).toBeGreaterThan(before);
  await expect(peer.extend(60)).rejects.toMatchObject({ code: 1004 });
});

test('createPairingPeer sends any request and returns the page’s response', async () => {
  const { account } = await paired();
  const forged = { namespaces: { eip155: { accounts: ['nobody'], methods: [], events: [] } } };
  await expect(peer.ask('wc_sessionUpdate', forged)).rejects.toMatchObject({ code: 1003 });
  expect(await peer.ask('wc_sessionPing', {})).toBe(true);
  expect(account().address).toBe(first);
});

test('createPairingPeer without an account is refused by the page', async () => {
  const page = openPage(relay.url);
  peer.wallet.next('connect').answer([]);
  const connecting = connect(page.config, { connector: page.connector });
  const failing = expect(connecting).rejects.toThrow();
  const pairing = peer.pair(await page.link());
  await expect(pairing).rejects.toMatchObject({ name: 'ProviderRpcError' });
  await failing;
});

test.each([
  ['a text that is none', 'wc:nothing', 'Invalid pairing link'],
  ['one that has expired', expiredLink(), 'has expired'],
])('createPairingPeer refuses a link: %s', async (_, uri, words) => {
  await expect(peer.pair(uri)).rejects.toThrow(words);
});

/** Topic of a key of 32 zero bytes: its SHA-256. */
function expiredLink(): string {
  const topic = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  return `wc:${topic}@2?relay-protocol=irn&symKey=${'00'.repeat(32)}&expiryTimestamp=1`;
}
