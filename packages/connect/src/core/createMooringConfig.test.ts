import { mainnet, optimism } from 'viem/chains';
import { expect, it } from 'vitest';
import { createMooringConfig, defaultTimeouts } from './createMooringConfig.ts';

it('createMooringConfig has the documented defaults', () => {
  const config = createMooringConfig({ appName: 'Test', chains: [optimism, mainnet] });
  expect(config.timeouts).toEqual(defaultTimeouts);
  expect(config.timeouts.transactionMs).toBe(300_000);
  expect(config.identityChainId).toBe(1);
});

it('createMooringConfig reads names on the first network without Ethereum', () => {
  expect(createMooringConfig({ appName: 'Test', chains: [optimism] }).identityChainId).toBe(10);
});

it('createMooringConfig keeps default timeouts in addition to given ones', () => {
  const timeouts = { connectMs: 5, restoreMs: undefined };
  // @ts-expect-error a host without types may hand over undefined
  const config = createMooringConfig({ appName: 'Test', chains: [mainnet], timeouts });
  expect(config.timeouts).toEqual({ ...defaultTimeouts, connectMs: 5 });
});

it.each([0, -1, Number.NaN])(
  'createMooringConfig refuses a timeout of %d ms by its name',
  (connectMs) => {
    expect(() =>
      createMooringConfig({ appName: 'Test', chains: [mainnet], timeouts: { connectMs } }),
    ).toThrow('timeouts.connectMs must be more than 0 milliseconds');
  },
);

it('createMooringConfig throws without a network', () => {
  // @ts-expect-error a host without types may hand over none
  expect(() => createMooringConfig({ appName: 'Test', chains: [] })).toThrow('chains is empty');
});

it.each([
  ['an id with a space', 'my wallet', 'Invalid ID: my wallet'],
  [
    'a row whose id is none',
    { id: 'my-wallet', name: 'Mine', accent: '#123456', homepage: 'https://example.org' },
    'Invalid ID: my-wallet',
  ],
  [
    'an accent that is not a colour',
    { id: 'mine', name: 'Mine', accent: 'teal', homepage: 'https://example.org' },
    'The accent of Mine is not #rgb or #rrggbb: teal',
  ],
])('createMooringConfig refuses %s among the wallets', (_, wallet, message) => {
  const wallets = [{ name: 'Ours', wallets: [wallet] }];
  expect(() => createMooringConfig({ appName: 'Test', chains: [mainnet], wallets })).toThrow(
    message,
  );
});

it('createMooringConfig keeps the host’s wallet groups unchanged', () => {
  const wallets = [{ name: 'Ours', wallets: ['rainbow'] }];
  expect(createMooringConfig({ appName: 'Test', chains: [mainnet], wallets }).wallets).toBe(
    wallets,
  );
});
