import { batchCalls, decodeCall, type SafeCall } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { expect, test } from 'vitest';
import { callsToSimulate } from './callsToSimulate.ts';
import { checkRecipients, paidBefore, recipientsOf } from './recipients.ts';

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shop: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const like: Address = '0xfB69000000000000000000000000000000000000';
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
  expect(recipientsOf(batch, safe)).toEqual([shop]);
});

test('more than fits into a request is not simulated, nor is foreign code', () => {
  const many = Array.from({ length: 101 }, () => pay(shop));
  expect(callsToSimulate(decode(batchCalls(many, '1.4.1')))).toBe('too-many');
  const long = { ...pay(shop), data: `0x${'00'.repeat(30_001)}` as const };
  expect(callsToSimulate(decode(long))).toBe('too-many');
  expect(callsToSimulate(decode({ ...transfer, operation: 1 }))).toBe('other-code');
});

test.each<[string, readonly Address[], readonly Address[], object]>([
  ['known', [shop], [shop], { lookAlikes: [], firstTime: [] }],
  ['known in another case', [shop], [`0x${shop.slice(2).toLowerCase()}`], { firstTime: [] }],
  ['new', [shop], [dollar], { lookAlikes: [], firstTime: [shop] }],
])('a recipient that is %s', (_, recipients, known, found) => {
  expect(checkRecipients(recipients, known)).toMatchObject(found);
});

test('an address with the ends of a known one is told apart from it', () => {
  const twin: Address = `0x${shop.slice(2, 6)}${'1'.repeat(32)}${shop.slice(-4)}`;
  expect(checkRecipients([twin, like], [shop])).toEqual({
    lookAlikes: [{ recipient: twin, known: shop }],
    firstTime: [like],
  });
});

test.each([
  ['a payment', 'OUTGOING', 5n, dollar, shop],
  ['what came in', 'INCOMING', 5n, dollar, undefined],
  ['a transfer of nothing', 'OUTGOING', 0n, dollar, undefined],
  ['a token nobody lists', 'OUTGOING', 5n, like, undefined],
] as const)('%s in the history', (_, direction, value, tokenAddress, paid) => {
  const info = {
    type: 'Transfer',
    direction,
    sender: { value: safe },
    recipient: { value: shop },
    transferInfo: { type: 'ERC20', tokenAddress, value },
  } as const;
  expect(paidBefore(info, [dollar])).toBe(paid);
});
