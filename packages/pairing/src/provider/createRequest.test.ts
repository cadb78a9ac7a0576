import { expect, test } from 'vitest';
import { account, other, scanLink, settled } from '../hostile/scriptedWallet.testing.ts';
import { useWorld } from '../real-wallet/world.testing.ts';
import { methodKind } from './createRequest.ts';

const world = useWorld();

/** Page whose wallet allows these methods on network 1. */
async function connected(methods: readonly string[]) {
  const page = world.page();
  const connecting = page.connect();
  const wallet = await scanLink(world.relay().url, await page.link());
  await wallet.approve();
  await wallet.settle({ namespaces: { eip155: { ...settled([1]).eip155, methods } } });
  await connecting;
  return page;
}

test.each([
  ['wallet_sendCalls', {}, 4200],
  ['personal_sign', '0x00', 4200],
  ['wallet_getCapabilities', account, 4200],
  ['eth_call', {}, 4200],
  // The app may then ask to add it, and gets an error that it cannot be added.
  ['wallet_switchEthereumChain', { chainId: '0xa' }, 4902],
  ['wallet_addEthereumChain', { chainId: '0xa' }, 4200],
  ['wallet_switchEthereumChain', { chainId: 'ten' }, -32_602],
  ['wallet_switchEthereumChain', undefined, -32_602],
  ['wallet_addEthereumChain', 'ten', -32_602],
])(
  '%s (%o) that is invalid or not allowed by the wallet rejects with %i',
  async (method, parameter, code) => {
    const page = await connected(['eth_sendTransaction']);
    expect(await page.code(method, parameter)).toBe(code);
  },
);

test('request before a phone is connected: no accounts, the first network, 4900 for other methods', async () => {
  const page = world.page({ chainIds: [10, 1] });
  expect(await page.ask('eth_accounts')).toEqual([]);
  expect(await page.ask('eth_chainId')).toBe('0xa');
  expect(await page.code('personal_sign', '0x00', account)).toBe(4900);
  expect(await page.code('wallet_switchEthereumChain', { chainId: '0x1' })).toBe(4900);
  expect(world.relay().log).toEqual([]);
});

test('eth_requestAccounts connects', async () => {
  const page = world.page();
  const accounts = page.ask('eth_requestAccounts');
  const wallet = await scanLink(world.relay().url, await page.link());
  await wallet.approve();
  await wallet.settle();
  expect(await accounts).toEqual([account]);
});

const told = { '0x1': { atomic: { status: 'supported' } } };

test.each([
  ['an object', { [account]: told }, told],
  [
    'a text, by the address in small letters',
    JSON.stringify({ [account.toLowerCase()]: told }),
    told,
  ],
  ['a text that is none', '{', undefined],
  ['those of another account', { [other]: told }, undefined],
  ['a list', [told], undefined],
])(
  'wallet_getCapabilities with capabilities of the session as %s',
  async (_, capabilities, expected) => {
    const page = world.page();
    const connecting = page.connect();
    const wallet = await scanLink(world.relay().url, await page.link());
    await wallet.approve();
    await wallet.settle({ sessionProperties: { capabilities } });
    await connecting;
    // Not among the wallet's methods: it would be refused.
    const asked = page.ask('wallet_getCapabilities', account);
    if (expected) expect(await asked).toEqual(expected);
    else await expect(asked).rejects.toMatchObject({ code: 4200 });
  },
);

test.each([
  ['eth_accounts', 'accounts'],
  ['eth_requestAccounts', 'connect'],
  ['eth_chainId', 'chainId'],
  ['net_version', 'netVersion'],
  ['wallet_switchEthereumChain', 'switchChain'],
  ['wallet_addEthereumChain', 'addChain'],
  ['wallet_getCapabilities', 'capabilities'],
  ['wallet_getCallsStatus', 'walletRead'],
  ['wallet_sendCalls', 'wallet'],
  ['personal_sign', 'wallet'],
  ['eth_signTypedData_v4', 'wallet'],
  ['eth_sendTransaction', 'wallet'],
  ['eth_call', 'read'],
  ['constructor', 'read'],
  ['__proto__', 'read'],
])('methodKind of %s is %s', (method, kind) => {
  expect(methodKind(method)).toBe(kind);
});
