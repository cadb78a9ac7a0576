import type { StoredTransaction } from '@mooring/connect';
import { expect, test } from 'vitest';
import { findDuplicatePayment } from './findDuplicatePayment.ts';

const description = 'Send 1 ETH to harbour.eth';
const hash = `0x${'a1'.repeat(32)}` as const;
const pending = { hash, chainId: 1, description, addedAt: 0, status: 'pending' } as const;
const reverted = { ...pending, status: 'failed', finishedAt: 1, reason: 'reverted' } as const;

test.each<[string, StoredTransaction, number, boolean]>([
  ['is on its way', pending, 599_999, true],
  ['is confirmed', { ...pending, status: 'confirmed', finishedAt: 1 }, 1, true],
  ['was sent ten minutes ago', pending, 600_000, false],
  ['was reverted', reverted, 1, false],
  ['was another one', { ...pending, description: 'Send 2 ETH to harbour.eth' }, 1, false],
  ['was on another network', { ...pending, chainId: 2 }, 1, false],
])('findDuplicatePayment (double submit) when the earlier payment %s', (_, before, now, isSaid) => {
  expect(findDuplicatePayment([before], { chainId: 1, description }, now)).toBe(
    isSaid ? before : undefined,
  );
});
