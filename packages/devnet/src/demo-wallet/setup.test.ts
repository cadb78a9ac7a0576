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

test('reads what the launcher serves', () => {
  const { rpcPath, ...network } = NETWORK;
  expect(parseSetup({ accounts: [ACCOUNT], networks: [NETWORK] }, BASE)).toEqual({
    accounts: [ACCOUNT],
    networks: [{ ...network, rpcUrl: `http://127.0.0.1:3000${rpcPath}` }],
  });
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
])('names the field: %s', (field, setup) => {
  expect(() => parseSetup(setup, BASE)).toThrow(field);
});
