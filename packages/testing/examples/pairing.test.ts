import { pairing } from '@mooring/pairing';
import { createPairingPeer, startRelay } from '@mooring/testing/pairing';
import { custom } from 'viem';
import { mainnet } from 'viem/chains';
import { expect, test } from 'vitest';
import { createConfig } from 'wagmi';
import { connect, getAccount, signMessage } from 'wagmi/actions';

/** The application: shows its pairing link as soon as it has one. */
function openApplication(relayUrl: string) {
  const connector = pairing({
    projectId: 'my-application',
    relayUrl,
    metadata: { name: 'My application', description: '', url: 'http://localhost', icons: [] },
  });
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request: async () => null }) },
    connectors: [connector],
    storage: null,
  });
  const [phone] = config.connectors;
  if (phone?.mooring.kind !== 'pairing') throw new Error('The application knows no phones.');
  return { config, phone };
}

test('phone scans, signs and disconnects', async () => {
  const relay = await startRelay();
  const peer = createPairingPeer({ relayUrl: relay.url, chains: [{ id: mainnet.id }] });
  const { config, phone } = openApplication(relay.url);

  const connecting = connect(config, { connector: phone });
  const link = () => {
    const state = phone.mooring.control.getState();
    return state.status === 'waiting' ? state.uri : undefined;
  };
  await expect.poll(link).toBeDefined();
  expect(await peer.pair(link() ?? '')).toBe(true);
  expect((await connecting).accounts).toEqual(peer.wallet.accounts);

  peer.wallet.next('sign').reject();
  await expect(signMessage(config, { message: 'hello' })).rejects.toThrow('rejected');
  expect(await signMessage(config, { message: 'hello' })).toMatch(/^0x/);

  await peer.disconnect();
  await expect.poll(() => getAccount(config).status).toBe('disconnected');

  peer.close();
  await relay.stop();
});
