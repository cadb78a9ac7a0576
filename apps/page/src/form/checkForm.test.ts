import { expect, test } from 'vitest';
import type { ParsedAmount } from '../amount/parseAmount.ts';
import type { Recipient } from '../recipients/useRecipients.ts';
import { checkForm, feeReserve, maxAmount } from './checkForm.ts';

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const coin = { id: 'coin', name: 'Ether', symbol: 'ETH', decimals: 18 };
const token = { ...coin, id: to, token: to } as const;
const found: Recipient = { kind: 'found', address: to };
const amount = (value: bigint): ParsedAmount => ({ kind: 'amount', value });

test.each([
  ['nothing typed', { kind: 'empty' }, { kind: 'empty' }, { recipient: 'empty', amount: 'empty' }],
  ['a name on its way', { kind: 'looking' }, amount(1n), { recipient: 'looking' }],
  [
    'no such name',
    { kind: 'problem', problem: 'not-found' },
    amount(1n),
    { recipient: 'not-found' },
  ],
  ['not a number', found, { kind: 'not-a-number' }, { amount: 'not-a-number' }],
  ['zero', found, amount(0n), { amount: 'zero' }],
  ['more than there is', found, amount(101n), { amount: 'more-than-balance' }],
  ['all of it, without the fee', found, amount(100n), { amount: 'no-room-for-fee' }],
  ['all but the fee', found, amount(90n), {}],
] as const)('checkForm with %s', (_, recipient, parsed, problems) => {
  const checked = checkForm([{ recipient, amount: parsed }], {
    asset: coin,
    balance: 100n,
    fee: 10n,
  });
  expect(checked.problems).toEqual([problems]);
  expect(checked.payments === undefined).toBe(Object.keys(problems).length > 0);
});

test('checkForm allows the whole balance of a token, as the coin pays the fee', () => {
  const rows = [{ recipient: found, amount: amount(100n) }];
  expect(checkForm(rows, { asset: token, balance: 100n, fee: 10n }).payments).toEqual([
    { to, amount: 100n },
  ]);
});

test.each([
  ['less coin than the fee', 9n, 10n, [{ amount: 'no-coin-for-fee' }, {}]],
  ['just enough', 10n, 10n, [{}, {}]],
  ['coin that is not known', undefined, 10n, [{}, {}]],
  ['a fee that is not known', 0n, undefined, [{}, {}]],
] as const)('checkForm of a token with %s', (_, coins, fee, problems) => {
  const rows = [1n, 2n].map((value) => ({ recipient: found, amount: amount(value) }));
  const checked = checkForm(rows, { asset: token, balance: 100n, fee, coin: coins });
  expect(checked.problems).toEqual(problems);
  expect(checked.payments === undefined).toBe(problems[0] !== undefined && 'amount' in problems[0]);
});

test('checkForm subtracts all rows from one balance', () => {
  const rows = [60n, 60n].map((value) => ({ recipient: found, amount: amount(value) }));
  expect(checkForm(rows, { asset: token, balance: 100n, fee: undefined })).toEqual({
    problems: [{}, { amount: 'more-than-balance' }],
    payments: undefined,
  });
});

test('checkForm accepts any amount while the balance is unknown', () => {
  const rows = [{ recipient: { ...found, name: 'harbour.eth' }, amount: amount(10n ** 30n) }];
  expect(checkForm(rows, { asset: coin, balance: undefined, fee: undefined }).payments).toEqual([
    { to, name: 'harbour.eth', amount: 10n ** 30n },
  ]);
});

test.each([
  [100n, 0n, 0n, 100n],
  [100n, 0n, 10n, 90n],
  [100n, 40n, 10n, 50n],
  [100n, 95n, 10n, 0n],
  [5n, 0n, 10n, 0n],
  [0n, 0n, 0n, 0n],
])(
  'maxAmount of %s, less %s in other rows and a fee of %s, is %s',
  (balance, others, fee, most) => {
    expect(maxAmount(balance, others, fee)).toBe(most);
  },
);

test.each([
  ['the native currency', coin, true, 10n, 10n],
  ['the native currency, fee unknown', coin, true, undefined, undefined],
  ['the native currency, paid by another', coin, false, 10n, 0n],
  ['a token', token, true, 10n, 0n],
])('feeReserve of %s', (_, asset, paysFee, fee, reserve) => {
  expect(feeReserve(asset, paysFee, fee)).toBe(reserve);
});
