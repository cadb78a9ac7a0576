import { expect, test } from 'vitest';
import { isRead } from './answer.ts';

test.each([
  ['eth_call', true],
  ['eth_getTransactionByHash', true],
  ['eth_sendRawTransaction', true],
  ['net_listening', true],
  ['web3_clientVersion', true],
  ['eth_sign', false],
  ['eth_signTransaction', false],
  ['eth_signTypedData_v3', false],
  ['eth_sendUnsignedTransaction', false],
  ['eth_subscribe', false],
  ['anvil_setBalance', false],
  ['evm_mine', false],
  ['debug_traceTransaction', false],
  ['wallet_watchAsset', false],
  ['toString', false],
  ['', false],
])('isRead of %s', (method, read) => {
  expect(isRead(method)).toBe(read);
});
