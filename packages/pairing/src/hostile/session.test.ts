import { startRelay } from '@mooring/devnet';
import { expect, test } from 'vitest';
import { toBase64 } from '../crypto/base64.ts';
import { openEnvelope, sealEnvelope } from '../crypto/envelope.ts';
import { openPage, type PageOptions } from '../page.testing.ts';
import { useWorld } from '../real-wallet/world.testing.ts';
import { until } from '../until.testing.ts';
import { bytesOf, connect, request, theft } from './connect.testing.ts';
import { account, inAnHour, other, settled } from './scriptedWallet.testing.ts';

const world = useWorld();
const connected = (options: PageOptions = {}) => connect(world, options);

test('response in plain text is ignored', async () => {
  const { page, wallet, inject } = await connected();
  const signature = page.ask('personal_sign', '0x00', account);
  const asked = await request(wallet);
  inject(
    toBase64(Uint8Array.of(2, ...bytesOf({ id: asked.id, jsonrpc: '2.0', result: '0xforged' }))),
  );
  await wallet.settleDust();
  await wallet.say({ id: asked.id, result: '0xtrue' });
  expect(await signature).toBe('0xtrue');
});

test('third party with the link cannot change, extend or end the session', async () => {
  const { wallet, inject, isUnmoved } = await connected();
  for (const method of [
    'wc_sessionUpdate',
    'wc_sessionExtend',
    'wc_sessionDelete',
    'wc_pairingDelete',
  ]) {
    const text = JSON.stringify({ ...theft, id: wallet.createId(), method });
    inject(sealEnvelope(text, wallet.link.key));
    inject(sealEnvelope(text, wallet.link.key), wallet.link.topic);
  }
  await isUnmoved();
});

test('response without a request is ignored', async () => {
  const { wallet, isUnmoved } = await connected();
  await wallet.say({ id: 5, result: true });
  await wallet.say({ id: 5, error: { code: 6000, message: 'Ended' } });
  await wallet.say({ id: '5', result: true });
  await wallet.say({ result: true });
  await isUnmoved();
});

test('replay: a message of the page itself is ignored', async () => {
  const { page, wallet, inject, isUnmoved } = await connected();
  const signature = page.ask('personal_sign', '0x00', account);
  const asked = await request(wallet);
  const own = world.relay().seen.findLast(({ tag }) => tag === 1108)?.message ?? '';
  inject(own);
  // Sealed again, as by another tab of the same page.
  inject(wallet.seal({ id: wallet.createId(), method: 'wc_sessionRequest', params: asked.params }));
  const before = world.relay().seen.filter(({ topic }) => topic === wallet.topic).length;
  await wallet.settleDust();
  // The ping and its response.
  expect(world.relay().seen.filter(({ topic }) => topic === wallet.topic)).toHaveLength(before + 2);
  await wallet.say({ id: asked.id, result: '0x01' });
  expect(await signature).toBe('0x01');
  await isUnmoved();
});

test('ping of a sleeping phone that a relay returns is not taken for an answer', async () => {
  const { page, wallet, storage } = await connected();
  page.close();
  const next = world.page({ storage });
  await next.restore();
  const ping = await until(() => world.relay().seen.findLast(({ tag }) => tag === 1114));
  const text = openEnvelope(ping.message, wallet.key) ?? '';
  world.relay().inject(wallet.topic, ping.message, 1114);
  world.relay().inject(wallet.topic, sealEnvelope(text, wallet.key), 1114);
  await wallet.settleDust();
  expect(next.known()?.isAnswered).toBe(false);
});

test.each([
  ['wc_sessionUpdate', {}, 1003],
  ['wc_sessionUpdate', { namespaces: settled([]) }, 1003],
  ['wc_sessionExtend', { expiry: 5 }, 1004],
  ['wc_sessionExtend', { expiry: inAnHour() - 1_800 }, 1004],
  ['wc_sessionEvent', {}, 1002],
  ['wc_sessionEvent', { event: { name: 'accountsChanged', data: ['0x12'] } }, 1002],
  ['wc_sessionEvent', { event: { name: 'unheard_of', data: 1 } }, 3002],
  ['wc_unheardOf', {}, 10001],
  ['__proto__', {}, 10001],
])('invalid %s is refused with its code', async (method, params, code) => {
  const { wallet, isUnmoved } = await connected();
  expect(await wallet.ask(method, params)).toMatchObject({ kind: 'error', fault: { code } });
  await isUnmoved();
});

test('session is not extended beyond seven days', async () => {
  const { wallet, storage } = await connected();
  await wallet.ask('wc_sessionExtend', { expiry: inAnHour() + 365 * 86_400 });
  const week = Date.now() / 1_000 + 7 * 86_400;
  expect(await storage.get('session')).toMatchObject({ expiry: expect.closeTo(week, -1) });
});

test('response that the relay delivers to another tab reaches the waiting tab', async () => {
  const projectId = 'shared';
  const { page, wallet, storage } = await connected({ projectId });
  const elsewhere = await startRelay();
  const tab = openPage(elsewhere.url, { storage, projectId });
  await tab.restore();
  const signature = page.ask('personal_sign', '0x00', account);
  const asked = await request(wallet);
  elsewhere.inject(wallet.topic, wallet.seal({ id: asked.id, result: '0x01' }), 1109);
  expect(await signature).toBe('0x01');
  tab.close();
  await elsewhere.stop();
});

test('a message received by another tab is still processed in this one', async () => {
  const projectId = 'heard';
  const { page, wallet, storage } = await connected({ projectId });
  const id = wallet.createId();
  // The other tab has received a change and an event; here the event is still in transit.
  const stored = Object(await storage.get('session'));
  const namespaces = settled([1, 10], [account, other]);
  await storage.set('session', { ...stored, namespaces, lastUpdate: id - 1, heard: [id - 1, id] });
  const tab = new BroadcastChannel(`mooring-pairing:${projectId}`);
  tab.postMessage('changed');
  await until(() => page.view()?.accounts.length === 2);
  tab.close();
  const event = { name: 'chainChanged', data: 10 };
  await wallet.ask('wc_sessionEvent', { event, chainId: 'eip155:10' }, id);
  expect(page.view()?.chainId).toBe(10);
});

test('delayed, repeated and reordered messages are processed', async () => {
  const { page, wallet } = await connected();
  world.relay().faults.duplicate();
  world.relay().faults.delay(20);
  const signature = page.ask('personal_sign', '0x00', account);
  const asked = await request(wallet);
  await wallet.say({ id: asked.id, result: '0x01' });
  expect(await signature).toBe('0x01');
});

test('wallet without the session ends it', async () => {
  const { page, wallet } = await connected();
  const code = page.code('personal_sign', '0x00', account);
  const asked = await request(wallet);
  await wallet.say({ id: asked.id, error: { code: 1, message: 'No matching key. session topic' } });
  expect(await code).toBe(4900);
  expect(page.ends()).toBe(1);
});
