import { batchCalls, decodeCall, type SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { expect, test } from 'vitest';
import { callsToSimulate, joinSimulations } from './callsToSimulate.ts';

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shop: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const dollar: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const pay = (to: Address): SafeCall => ({ to, value: 1n, data: '0x', operation: 0 });
const transfer: SafeCall = {
  ...{ to: dollar, value: 0n, operation: 0 },
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 5n] }),
};
const decode = (call: SafeCall) => decodeCall(call, { safe });

test('callsToSimulate returns the calls of a batch', () => {
  expect(callsToSimulate(decode(pay(shop)))).toEqual([[pay(shop)]]);
  const batch = decode(batchCalls([pay(shop), transfer], '1.4.1'));
  expect(callsToSimulate(batch)).toEqual([[pay(shop), transfer]]);
});

test('callsToSimulate splits by request size and leaves out unknown delegate calls', () => {
  const many = Array.from({ length: 250 }, () => pay(shop));
  const parts = callsToSimulate(decode(batchCalls(many, '1.4.1')));
  expect(Array.isArray(parts) && parts.map(({ length }) => length)).toEqual([100, 100, 50]);
  const half = { ...pay(shop), data: `0x${'00'.repeat(20_000)}` as const };
  const halves = callsToSimulate(decode(batchCalls([half, half], '1.4.1')));
  expect(Array.isArray(halves) && halves.map(({ length }) => length)).toEqual([1, 1]);
  const long = { ...pay(shop), data: `0x${'00'.repeat(30_001)}` as const };
  expect(callsToSimulate(decode(long))).toBe('too-many');
  expect(callsToSimulate(decode({ ...transfer, operation: 1 }))).toBe('other-code');
});

test('joinSimulations sums changes, keeps the last allowance and the first failure', () => {
  const part = (amount: bigint, allowed: bigint) => ({
    outcome: 'success' as const,
    changes: [{ token: dollar, amount }],
    approvals: [{ token: dollar, spender: shop, amount: allowed }],
  });
  expect(joinSimulations([part(-5n, 1n), part(-2n, 9n)])).toEqual(part(-7n, 9n));
  const failure = { outcome: 'failure', reason: 'no', changes: [], approvals: [] } as const;
  expect(joinSimulations([part(-5n, 1n), failure])).toBe(failure);
  const unknown = { outcome: 'success', outcomeOnly: true, changes: [], approvals: [] } as const;
  expect(joinSimulations([part(-5n, 1n), unknown])).toBe(unknown);
  expect(joinSimulations([unknown, failure])).toBe(failure);
});
