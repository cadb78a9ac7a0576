import { expect, test } from 'vitest';
import { toBase64 } from '../crypto/base64.ts';
import type { PageOptions } from '../page.testing.ts';
import { useWorld } from '../real-wallet/world.testing.ts';
import { until } from '../until.testing.ts';
import { answerPing, bytesOf, connect, theft } from './connect.testing.ts';
import { other, settled } from './scriptedWallet.testing.ts';

const world = useWorld();
const connected = (options: PageOptions = {}) => connect(world, options);

test('envelope of plain text (type 2) is ignored', async () => {
  const { wallet, inject, isUnmoved } = await connected();
  inject(toBase64(Uint8Array.of(2, ...bytesOf(theft))));
  inject(toBase64(Uint8Array.of(2, ...bytesOf({ ...theft, method: 'wc_sessionDelete' }))));
  inject(
    toBase64(Uint8Array.of(2, ...bytesOf({ ...theft, method: 'wc_sessionDelete' }))),
    wallet.link.topic,
  );
  await isUnmoved();
});

test.each([
  ['nothing', ''],
  ['no base64', 'plain text'],
  ['no nonce', toBase64(Uint8Array.of(0))],
  ['no seal', toBase64(new Uint8Array(13))],
  ['noise', toBase64(new Uint8Array(200).fill(7))],
  ['an unknown type', toBase64(new Uint8Array(200).fill(3))],
  ['a megabyte', 'A'.repeat(1_000_000)],
])('envelope of %s is ignored', async (_, message) => {
  const { inject, isUnmoved } = await connected();
  inject(message);
  await isUnmoved();
});

test('truncated or changed envelope is ignored', async () => {
  const { wallet, inject, isUnmoved } = await connected();
  const sealed = wallet.seal({ ...theft, id: wallet.createId() });
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  for (const length of [bytes.length - 1, bytes.length - 16, 40, 29, 13]) {
    inject(toBase64(bytes.subarray(0, length)));
  }
  for (const at of [0, 1, 12, 13, 60, bytes.length - 1]) {
    inject(toBase64(bytes.with(at, (bytes[at] ?? 0) ^ 1)));
  }
  await isUnmoved();
});

test('received envelope is ignored when repeated, also on the next visit (replay)', async () => {
  const { page, wallet, storage, inject } = await connected();
  const event = { name: 'chainChanged', data: 10 };
  const id = wallet.createId();
  const sealed = wallet.seal({
    id,
    method: 'wc_sessionEvent',
    params: { event, chainId: 'eip155:10' },
  });
  inject(sealed);
  await until(() => page.view()?.chainId === 10);
  await page.ask('wallet_switchEthereumChain', { chainId: '0x1' });
  inject(sealed);
  await wallet.settleDust();
  expect(page.view()?.chainId).toBe(1);

  page.close();
  const next = world.page({ storage });
  const restoring = next.restore();
  await answerPing(wallet);
  expect(await restoring).toBe(true);
  inject(sealed);
  await wallet.settleDust();
  expect(next.view()?.chainId).toBe(1);
});

test('session updates out of order end in the latest', async () => {
  const { page, wallet } = await connected();
  const [older, newer] = [wallet.createId(), wallet.createId()];
  await wallet.ask('wc_sessionUpdate', { namespaces: settled([10], [other]) }, newer);
  await wallet.ask('wc_sessionUpdate', { namespaces: settled([5]) }, older);
  expect(page.view()).toEqual({ accounts: [other], chainId: 10 });
});

test('event before the update that allows it is applied after the update', async () => {
  const { page, wallet } = await connected();
  const event = { name: 'chainChanged', data: 5 };
  await wallet.ask('wc_sessionEvent', { event, chainId: 'eip155:5' });
  expect(page.view()?.chainId).toBe(1);
  await wallet.ask('wc_sessionUpdate', { namespaces: settled([1, 5]) });
  expect(page.view()?.chainId).toBe(5);
});

test('valid envelope on another topic is ignored', async () => {
  const { wallet, inject, isUnmoved } = await connected();
  const sealed = wallet.seal({ ...theft, id: wallet.createId() });
  inject(sealed, wallet.link.topic);
  inject(sealed, 'ab'.repeat(32));
  inject(sealed, 'no topic');
  await isUnmoved();
});
