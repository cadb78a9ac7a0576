import { expect, test } from 'vitest';
import { sealEnvelope } from '../crypto/envelope.ts';
import type { PageOptions } from '../page.testing.ts';
import { useWorld } from '../real-wallet/world.testing.ts';
import { connect, theft } from './connect.testing.ts';
import { account, other, scanLink, settled } from './scriptedWallet.testing.ts';

const world = useWorld();
const connected = (options: PageOptions = {}) => connect(world, options);

test('topic of the link accepts one response, and nothing else, before the session', async () => {
  const page = world.page();
  const connecting = page.connect();
  const wallet = await scanLink(world.relay().url, await page.link());
  await wallet.sayOnLink({ id: 5, method: 'wc_sessionDelete', params: {} });
  await wallet.sayOnLink({ id: 6, method: 'wc_sessionSettle', params: wallet.settlement() });
  await wallet.sayOnLink({ id: 7, result: { responderPublicKey: wallet.own.publicKey } });
  // Without the wallet's public key no one can have the session key.
  world.relay().inject(wallet.topic, sealEnvelope(JSON.stringify(theft), wallet.link.key), 1102);
  await wallet.approve();
  // A second response, by another one who saw the link, comes too late.
  await wallet.sayOnLink({
    id: wallet.proposal.id,
    result: { responderPublicKey: 'ab'.repeat(32) },
  });
  await wallet.settle();
  expect(await connecting).toEqual({ accounts: [account], chainId: 1 });
});

test.each([
  ['a controller that is not the wallet', { controller: { publicKey: 'ab'.repeat(32) } }],
  ['no controller', { controller: undefined }],
  ['no namespaces', { namespaces: undefined }],
  ['no accounts', { namespaces: settled([]) }],
  ['only another kind of network', { namespaces: { solana: settled([1]).eip155 } }],
  ['an account that is none', { namespaces: settled([1], ['0x12']) }],
  ['an end in the past', { expiry: 1 }],
  ['no end', { expiry: undefined }],
])('session settlement with %s is refused with 1005', async (_, changes) => {
  const page = world.page();
  const connecting = page.connect().catch((error: unknown) => error);
  const wallet = await scanLink(world.relay().url, await page.link());
  await wallet.approve();
  expect(await wallet.settle(changes)).toMatchObject({ kind: 'error', fault: { code: 1005 } });
  expect(await connecting).toMatchObject({ name: 'PairingError', code: 1005 });
  expect(page.view()).toBeUndefined();
});

test.each([
  ['of low order', '00'.repeat(32)],
  ['that is none', 'no key'],
  ['in capitals', 'AB'.repeat(32)],
])('wallet with a public key %s is refused', async (_, publicKey) => {
  const page = world.page();
  const connecting = page.connect().catch((error: unknown) => error);
  const wallet = await scanLink(world.relay().url, await page.link());
  await wallet.approve(publicKey);
  expect(await connecting).toMatchObject({ name: 'PairingError', code: 7000 });
});

test('second settlement is ignored', async () => {
  const { wallet, isUnmoved } = await connected();
  const params = wallet.settlement({ namespaces: settled([10], [other]) });
  await wallet.say({ id: wallet.createId(), method: 'wc_sessionSettle', params });
  await isUnmoved();
});
