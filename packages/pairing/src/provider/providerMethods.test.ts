import { expect, test } from 'vitest';
import { kindOf } from './providerMethods.ts';

test.each([
  ['eth_accounts', 'accounts'],
  ['eth_requestAccounts', 'connect'],
  ['eth_chainId', 'chainId'],
  ['net_version', 'netVersion'],
  ['wallet_switchEthereumChain', 'switchChain'],
  ['wallet_addEthereumChain', 'addChain'],
  ['wallet_getCapabilities', 'walletRead'],
  ['wallet_getCallsStatus', 'walletRead'],
  ['wallet_sendCalls', 'wallet'],
  ['personal_sign', 'wallet'],
  ['eth_signTypedData_v4', 'wallet'],
  ['eth_sendTransaction', 'wallet'],
  ['eth_call', 'read'],
  ['constructor', 'read'],
  ['__proto__', 'read'],
])('%s: %s', (method, kind) => {
  expect(kindOf(method)).toBe(kind);
});
