import { expect, test } from 'vitest';
import { parseSetup } from './setup.ts';
import { KEYS } from './testWallet.ts';

const BASE = 'http://127.0.0.1:3000/send';
const ACCOUNT = { label: 'Harbour', privateKey: KEYS[0] };
const NETWORK = {
  id: 77310001,
  name: 'Local Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcPath: '/demo-wallet/rpc/77310001',
};

test('parseSetup reads the setup of the launcher', () => {
  const { rpcPath, ...network } = NETWORK;
  expect(parseSetup({ accounts: [ACCOUNT], networks: [NETWORK] }, BASE)).toEqual({
    accounts: [ACCOUNT],
    networks: [{ ...network, rpcUrl: `http://127.0.0.1:3000${rpcPath}` }],
  });
});

test('parseSetup reads multisig accounts with a gateway of this origin only', () => {
  const address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
  const multisig = { label: 'Quay', address, chainId: 77310001, threshold: 2, owners: [address] };
  const setup = {
    accounts: [ACCOUNT],
    networks: [NETWORK],
    multisigs: [{ ...multisig, address: address.toLowerCase(), module: 'unknown' }],
  };
  const read = parseSetup({ ...setup, gatewayPath: '/demo-wallet/gateway' }, BASE);
  expect(read.multisigs).toEqual([multisig]);
  expect(read.gatewayUrl).toBe('http://127.0.0.1:3000/demo-wallet/gateway');
  expect(parseSetup({ ...setup, gatewayPath: '//example.org' }, BASE)).not.toHaveProperty(
    'gatewayUrl',
  );
});

test.each([
  ['setup:', null],
  ['setup.accounts:', { accounts: [], networks: [NETWORK] }],
  ['setup.networks:', { accounts: [ACCOUNT], networks: [] }],
  ['setup.accounts[0].label', { accounts: [{ ...ACCOUNT, label: '' }], networks: [NETWORK] }],
  [
    'accounts[0].privateKey',
    { accounts: [{ ...ACCOUNT, privateKey: '0x1' }], networks: [NETWORK] },
  ],
  ['setup.networks[0].id', { accounts: [ACCOUNT], networks: [{ ...NETWORK, id: 0 }] }],
  [
    'networks[0].nativeCurrency',
    { accounts: [ACCOUNT], networks: [{ ...NETWORK, nativeCurrency: {} }] },
  ],
  [
    'networks[0].rpcPath',
    { accounts: [ACCOUNT], networks: [{ ...NETWORK, rpcPath: '//example.org/' }] },
  ],
  [
    'networks[0].rpcPath',
    { accounts: [ACCOUNT], networks: [{ ...NETWORK, rpcPath: 'https://example.org' }] },
  ],
])('parseSetup names the invalid field: %s', (field, setup) => {
  expect(() => parseSetup(setup, BASE)).toThrow(field);
});
