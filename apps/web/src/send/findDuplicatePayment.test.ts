import type { StoredTransaction } from '@mooring/connect';
import type { Payment } from '@mooring/page/form';
import { expect, test } from 'vitest';
import { findDuplicatePayment, paymentReference } from './findDuplicatePayment.ts';

const asset = { id: 'coin', name: 'Ether', symbol: 'ETH', decimals: 18 };
const token = { ...asset, id: `0x${'7'.repeat(40)}` };
const payment: Payment = { to: `0x${'aB'.repeat(20)}`, name: 'harbour.eth', amount: 10n ** 18n };
const other: Payment = { to: `0x${'c'.repeat(40)}`, amount: 2n };
const description = 'Send 1 ETH to harbour.eth';
const hash = `0x${'a1'.repeat(32)}` as const;
const pending = { hash, chainId: 1, description, addedAt: 0, status: 'pending' } as const;
const failed = { ...pending, status: 'failed', finishedAt: 1 } as const;

const find = (before: StoredTransaction, now: number, payments: readonly Payment[] = [payment]) =>
  findDuplicatePayment([before], { chainId: 1, asset, payments, description }, now);

test.each<[string, StoredTransaction, number, boolean]>([
  ['is on its way', pending, 599_999, true],
  ['is confirmed', { ...pending, status: 'confirmed', finishedAt: 1 }, 1, true],
  ['was sent ten minutes ago', pending, 600_000, false],
  ['was reverted', { ...failed, reason: 'reverted' }, 1, false],
  ['was not confirmed in time', { ...failed, reason: 'timed-out' }, 1, true],
  ['was another one', { ...pending, description: 'Send 2 ETH to harbour.eth' }, 1, false],
  ['was on another network', { ...pending, chainId: 2 }, 1, false],
])('findDuplicatePayment (double submit) when the earlier payment %s', (_, before, now, isSaid) => {
  expect(find(before, now)).toBe(isSaid ? before : undefined);
});

const sent = (payments: readonly Payment[], paid = asset): StoredTransaction => ({
  ...pending,
  description: 'Enviar 1 ETH',
  reference: paymentReference(paid, payments),
});
const { name: _, ...unnamed } = payment;

test.each<[string, StoredTransaction, readonly Payment[], boolean]>([
  ['in another language', sent([payment]), [payment], true],
  ['to the address of the name', sent([unnamed]), [payment], true],
  ['among others', sent([other, payment]), [payment], true],
  ['with others now', sent([payment]), [other, payment], true],
  ['of another amount', sent([{ ...payment, amount: 1n }]), [payment], false],
  ['to somebody else', sent([{ ...payment, to: other.to }]), [payment], false],
  ['of another asset', sent([payment], token), [payment], false],
])('findDuplicatePayment compares what is paid: a payment %s', (_, before, payments, isSaid) => {
  expect(find(before, 1, payments)).toBe(isSaid ? before : undefined);
});
