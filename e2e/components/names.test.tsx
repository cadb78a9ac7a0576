import { ConnectButton, useIdentity } from '@mooring/connect';
import type { Address } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  announce,
  chainOf,
  ethereum,
  localWallet,
  openApplication,
  rollup,
} from './application.tsx';

const [mira, keeper, impostor, newcomer] = inject('keys').map(privateKeyToAddress);

function Person({ who, address }: { readonly who: string; readonly address: Address | undefined }) {
  const { name, avatar, status } = useIdentity(address);
  return (
    <p data-testid={who} data-avatar={avatar} data-status={status}>
      {name ?? 'nobody'}
    </p>
  );
}

const content = (
  <>
    <ConnectButton />
    <Person who="keeper" address={keeper} />
    <Person who="mira" address={mira} />
    <Person who="impostor" address={impostor} />
    <Person who="newcomer" address={newcomer} />
  </>
);
const name = (who: string) => expect.element(page.getByTestId(who));

test('primary name of the current network comes first, when verified', async () => {
  announce(localWallet());
  const application = openApplication({ content });
  await name('mira').toHaveTextContent('mira.eth');
  await name('newcomer').toHaveTextContent('nobody');
  await application.connect();
  await name('newcomer').toHaveTextContent('nobody');
  await application.openNetworkDialog();
  await application.chooseRollup();
  await name('newcomer').toHaveTextContent('newcomer.eth');
  // Whose claims are false on both, and who has a name on Ethereum alone.
  await name('impostor').toHaveTextContent('nobody');
  await name('impostor').toHaveAttribute('data-status', 'success');
  await name('mira').toHaveTextContent('mira.eth');
});

test('name that cannot be read is not one that is missing', async () => {
  const down = { default: { http: ['http://127.0.0.1:9'] } };
  openApplication({ content, chains: [{ ...ethereum, rpcUrls: down }, rollup] });
  await name('mira').toHaveAttribute('data-status', 'pending');
  await expect.element(page.getByTestId('mira')).toHaveAttribute('data-status', 'error');
  await name('mira').toHaveTextContent('nobody');
});

test('Basename is read on Base, with its avatar if that loads', async () => {
  const networks = inject('base');
  const [main, base] = networks.map(chainOf);
  if (!main || !base) throw new Error('The local network has two chains.');
  announce(localWallet({ chains: networks.map(({ id, rpcUrl }) => ({ id, rpcUrl })) }));
  const application = openApplication({
    content,
    chains: [main, base],
    host: { initialChain: base },
  });
  await application.connect();
  await name('mira').toHaveTextContent('mira.base.eth');
  await name('mira').toHaveAttribute('data-avatar', expect.stringMatching(/^data:image/));
  await name('impostor').toHaveTextContent('nobody');
  await name('newcomer').toHaveTextContent('newcomer.eth');
  // The drawing stays in place of a picture that does not load.
  await name('keeper').toHaveTextContent('keeper.base.eth');
  await application.settled();
  await name('keeper').not.toHaveAttribute('data-avatar');
  expect([main.id, base.id]).toEqual([ethereum.id, 8453]);
  expect(rollup.id).not.toBe(base.id);
});
