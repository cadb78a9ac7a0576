import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { type Network, unlistedNetwork } from '@mooring/testing/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWallet, reject } from '../testWallet.ts';

const FIRST_ID = '0x49ba831';
const SECOND_ID = '0x49ba832';
const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 };
let chains: readonly [AnvilChain, AnvilChain];
let networks: readonly [Network, Network];

beforeAll(async () => {
  chains = await Promise.all([startAnvilChain(77310001), startAnvilChain(77310002)]);
  networks = [
    { ...unlistedNetwork(77310001), rpcUrl: chains[0].url },
    { ...unlistedNetwork(77310002), rpcUrl: chains[1].url },
  ];
});
afterAll(() => Promise.all(chains.map((chain) => chain.stop())));

const addition = (changes: object = {}) => ({
  chainId: SECOND_ID,
  chainName: 'Local Rollup',
  nativeCurrency: coin,
  rpcUrls: ['http://127.0.0.1:1/'],
  ...changes,
});

test('wallet_switchEthereumChain switches, emits chainChanged and reads from the new network', async () => {
  const { ask, events, questions } = openTestWallet(networks);
  expect(await ask('wallet_switchEthereumChain', { chainId: SECOND_ID })).toBeNull();
  expect(await ask('wallet_switchEthereumChain', { chainId: SECOND_ID })).toBeNull();
  expect(questions.map(({ kind }) => kind)).toEqual(['switchNetwork']);
  expect(events.at(-1)).toEqual(['chainChanged', SECOND_ID]);
  expect(await ask('eth_chainId')).toBe(SECOND_ID);
  expect(await ask('net_version')).toBe('77310002');
});

test('wallet_switchEthereumChain rejects with 4001 and changes nothing', async () => {
  const { ask, code } = openTestWallet(networks, {}, reject);
  expect(await code('wallet_switchEthereumChain', { chainId: SECOND_ID })).toBe(4001);
  expect(await ask('eth_chainId')).toBe(FIRST_ID);
});

test.each([false, true])(
  'wallet_switchEthereumChain of an unknown network, wrapped: %s',
  async (wrapUnknownChain) => {
    const { provider } = openTestWallet(networks, {
      unknownChains: [77310002],
      wrapUnknownChain,
    });
    const asked = { method: 'wallet_switchEthereumChain', params: [{ chainId: SECOND_ID }] };
    const error = wrapUnknownChain
      ? { code: -32603, data: { originalError: { code: 4902 } } }
      : { code: 4902 };
    await expect(provider.request(asked)).rejects.toMatchObject(error);
  },
);

test('wallet_addEthereumChain adds and switches to an unknown network', async () => {
  const { ask, questions } = openTestWallet(networks, { unknownChains: [77310002] });
  expect(await ask('wallet_addEthereumChain', addition())).toBeNull();
  expect(await ask('eth_chainId')).toBe(SECOND_ID);
  await ask('wallet_switchEthereumChain', { chainId: FIRST_ID });
  await ask('wallet_switchEthereumChain', { chainId: SECOND_ID });
  expect(questions.map(({ kind }) => kind)).toEqual([
    'addNetwork',
    'switchNetwork',
    'switchNetwork',
  ]);
});

test('wallet_addEthereumChain accepts an RPC URL of this origin', async () => {
  const elsewhere = { ...unlistedNetwork(5), rpcUrl: chains[0].url };
  const { ask } = openTestWallet([elsewhere]);
  const rpcUrls = ['https://example.org/', chains[0].url];
  const asked = addition({ chainId: FIRST_ID, rpcUrls });
  expect(await ask('wallet_addEthereumChain', asked)).toBeNull();
  expect(await ask('eth_blockNumber')).toBe('0x0');
});

test.each([
  ['of another chain', () => [chains[0].url]],
  ['of another origin', () => ['https://example.org/']],
])('wallet_addEthereumChain refuses an address %s with -32602', async (_, rpcUrls) => {
  const { code, questions } = openTestWallet([networks[0]]);
  const asked = addition({ rpcUrls: rpcUrls() });
  expect(await code('wallet_addEthereumChain', asked)).toBe(-32602);
  expect(questions).toEqual([]);
});

test('wallet_addEthereumChain of a known network prompts to switch', async () => {
  const { ask, questions } = openTestWallet(networks);
  expect(await ask('wallet_addEthereumChain', addition())).toBeNull();
  expect(questions.map(({ kind }) => kind)).toEqual(['switchNetwork']);
});

test('wallet_addEthereumChain rejects with 4001', async () => {
  const { code } = openTestWallet(networks, { unknownChains: [77310002] }, reject);
  expect(await code('wallet_addEthereumChain', addition())).toBe(4001);
  expect(await code('wallet_switchEthereumChain', { chainId: SECOND_ID })).toBe(4902);
});

test.each([
  ['no chain id', { chainId: undefined }],
  ['a decimal chain id', { chainId: '10' }],
  ['no name', { chainName: ' ' }],
  ['a name too long', { chainName: 'x'.repeat(61) }],
  ['no currency', { nativeCurrency: null }],
  ['no address', { rpcUrls: [] }],
  ['an address that is none', { rpcUrls: ['rpc'] }],
  ['an explorer that is a script', { blockExplorerUrls: ['javascript:alert(1)'] }],
])('wallet_addEthereumChain refuses %s with -32602', async (_, changes) => {
  const { code, questions } = openTestWallet(networks, { unknownChains: [77310002] });
  expect(await code('wallet_addEthereumChain', addition(changes))).toBe(-32602);
  expect(questions).toEqual([]);
});
