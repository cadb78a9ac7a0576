import { unlistedNetwork } from '@mooring/testing/wallet';
import { expect, test } from 'vitest';
import { openTestWallet, reject } from '../testWallet.ts';

const networks = [unlistedNetwork(77310001)];
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const options = { address, symbol: 'HARB', decimals: 6 };
const asked = { type: 'ERC20', options };

test.each([
  ['as EIP-747 has it', asked],
  ['in a list', [asked]],
  ['with decimals as text', { ...asked, options: { ...options, decimals: '6' } }],
])('wallet_watchAsset shows a token: %s', async (_, params) => {
  const { provider, questions } = openTestWallet(networks);
  expect(await provider.request({ method: 'wallet_watchAsset', params })).toBe(true);
  expect(questions).toMatchObject([
    { kind: 'watchAsset', token: options, network: { id: 77310001 } },
  ]);
});

test('wallet_watchAsset can be rejected', async () => {
  const { code } = openTestWallet(networks, {}, reject);
  expect(await code('wallet_watchAsset', asked)).toBe(4001);
});

test.each([
  ['nothing', undefined],
  ['another kind', { ...asked, type: 'ERC777' }],
  ['no options', { type: 'ERC20' }],
  ['no address', { ...asked, options: { ...options, address: '0x12' } }],
  ['a long symbol', { ...asked, options: { ...options, symbol: 'ABCDEFGHIJKL' } }],
  ['decimals that are none', { ...asked, options: { ...options, decimals: 'many' } }],
])('wallet_watchAsset refuses %s with -32602', async (_, params) => {
  const { code, questions } = openTestWallet(networks);
  expect(await code('wallet_watchAsset', params)).toBe(-32602);
  expect(questions).toEqual([]);
});
