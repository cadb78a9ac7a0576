import { verifyMessage } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, signMessage } from 'wagmi/actions';
import type { Relay } from '../relay/relay.ts';
import { startRelay } from '../relay/startRelay.ts';
import { createPairingPeer, type PairingPeer } from './createPairingPeer.ts';
import { createDevice, openPage, trackSockets } from './page.testing.ts';

let relay: Relay;
let peer: PairingPeer;
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  trackSockets();
  relay = await startRelay({ now: () => Date.now() });
});
afterEach(async () => {
  peer.close();
  await relay.stop();
  vi.unstubAllGlobals();
});

const fields = {
  domain: 'harbour.example',
  uri: 'https://harbour.example/in',
  chainId: 1,
  nonce: 'nonce00001',
  statement: 'Come aboard.',
  issuedAt: '2026-11-24T10:00:00.000Z',
};

/** A page that offers a message to sign in with, and a phone. */
function open(connectsWithSignIn: boolean, device = createDevice()) {
  const chains = [{ id: 1 }, { id: 10 }];
  peer = createPairingPeer({ relayUrl: relay.url, chains, connectsWithSignIn });
  const page = openPage(relay.url, device);
  const { control: pairing } = page.connector.mooring;
  pairing.offerSignIn(async () => fields);
  const start = () => {
    const connecting = connect(page.config, { connector: page.connector });
    connecting.catch(() => {});
    return connecting;
  };
  return { ...page, pairing, start, device };
}
const methodsOf = () => peer.wallet.requests.map(({ method }) => method);

test('phone connects and signs in with one prompt, with the requested session', async () => {
  const page = open(true);
  const connecting = page.start();
  expect(await peer.pair(await page.link())).toBe(true);
  const [address = '0x'] = peer.wallet.accounts;
  expect(await connecting).toEqual({ accounts: [address], chainId: 1 });
  expect(methodsOf()).toEqual(['eth_requestAccounts']);
  const { message = '', signature = '0x' } = page.pairing.getSession()?.signIn ?? {};
  expect(message).toContain('Nonce: nonce00001');
  expect(await verifyMessage({ address, message, signature })).toBe(true);
  expect(peer.session).toMatchObject({ chainIds: [1, 10], site: { name: 'Page' } });
  expect(await signMessage(page.config, { message: 'hello' })).toMatch(/^0x/);
});

test('phone rejects the sign-in', async () => {
  const page = open(true);
  peer.wallet.next('connect').reject();
  const connecting = page.start();
  expect(await peer.pair(await page.link())).toBe(false);
  await expect(connecting).rejects.toMatchObject({ code: 4001 });
  expect(methodsOf()).toEqual(['eth_requestAccounts']);
});

test('phone without sign-in answers the proposal of the same link', async () => {
  const page = open(false);
  const connecting = page.start();
  expect(await peer.pair(await page.link())).toBe(true);
  await connecting;
  expect(methodsOf()).toEqual(['eth_requestAccounts']);
  expect(page.pairing.getSession()?.signIn).toBeUndefined();
});

test('phone delivers a signature made while the page was closed', async () => {
  const page = open(true);
  void page.start();
  const link = await page.link();
  page.pairing.choose({ id: 'test', name: 'Test Phone' });
  await expect.poll(() => page.device.kept.get('proposal')).toBeDefined();
  page.close();
  expect(await peer.pair(link, { unattended: true })).toBe(true);
  const back = openPage(relay.url, page.device);
  await expect
    .poll(() => back.connector.mooring.control.getSession()?.signIn?.message)
    .toContain('Nonce: nonce00001');
  expect(await signMessage(back.config, { message: 'hello' })).toMatch(/^0x/);
});
