import { batchCalls, decodeCall, type SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { expect, test } from 'vitest';
import { callsToSimulate } from './callsToSimulate.ts';

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shop: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const dollar: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const pay = (to: Address): SafeCall => ({ to, value: 1n, data: '0x', operation: 0 });
const transfer: SafeCall = {
  ...{ to: dollar, value: 0n, operation: 0 },
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 5n] }),
};
const decode = (call: SafeCall) => decodeCall(call, { safe });

test('a batch is simulated as the calls the account makes', () => {
  expect(callsToSimulate(decode(pay(shop)))).toEqual([pay(shop)]);
  const batch = decode(batchCalls([pay(shop), transfer], '1.4.1'));
  expect(callsToSimulate(batch)).toEqual([pay(shop), transfer]);
});

test('more than fits into a request is not simulated, nor is foreign code', () => {
  const many = Array.from({ length: 101 }, () => pay(shop));
  expect(callsToSimulate(decode(batchCalls(many, '1.4.1')))).toBe('too-many');
  const long = { ...pay(shop), data: `0x${'00'.repeat(30_001)}` as const };
  expect(callsToSimulate(decode(long))).toBe('too-many');
  expect(callsToSimulate(decode({ ...transfer, operation: 1 }))).toBe('other-code');
});
