import { expect, it } from 'vitest';
import { findSiteFaults } from './renderFirstView.tsx';

const site = {
  appName: 'Harbour',
  local: true,
  identityNetwork: 1,
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      testnet: false,
      rpcPath: '/rpc/1',
      walletRpcUrls: [],
      tokens: [],
    },
  ],
  pages: ['home'],
  chart: true,
  images: [],
};

it('findSiteFaults returns none for wallets that the page knows, or without any', () => {
  expect(findSiteFaults({ ...site, wallets: ['metamask', 'rainbow'] })).toEqual([]);
  expect(findSiteFaults({ ...site, wallets: null })).toEqual([]);
});

it('findSiteFaults returns an unknown wallet with the known ones', () => {
  const [fault, ...others] = findSiteFaults({ ...site, wallets: ['metamask', 'metmask'] });
  expect(fault?.path).toBe('wallets[1]');
  expect(fault?.known).toContain('metamask');
  expect(others).toEqual([]);
});

it('findSiteFaults returns the path of a field that the page cannot read', () => {
  expect(findSiteFaults({ ...site, chart: 'yes', appName: '' })).toEqual([
    { path: 'appName', known: [] },
    { path: 'chart', known: [] },
  ]);
});
