import { expect, test } from 'vitest';
import type { Batch } from '../../wallet/walletState.ts';
import { statusOf } from './batchStatus.ts';

const NOW = 1_000_000;
const good = { status: '0x1' };
const bad = { status: '0x0' };

function batch(sent: number, ended: boolean, age = 0): Batch {
  const hashes = Array.from({ length: sent }, () => `0x${'1'.repeat(64)}` as const);
  return { id: 'a', chainId: 1, size: 2, hashes, ended, updatedAt: NOW - age };
}

test.each([
  ['nothing sent yet', batch(0, false), [], 100],
  ['one sent, not mined', batch(1, false), [], 100],
  ['one confirmed, the next not sent yet', batch(1, false), [good], 100],
  ['all sent, the last not mined', batch(2, false), [good], 100],
  ['all confirmed', batch(2, false), [good, good], 200],
  ['nothing was sent', batch(0, true), [], 400],
  ['the first failed', batch(1, true), [bad], 500],
  ['the second failed', batch(2, true), [good, bad], 600],
  ['the second was refused', batch(1, true), [good], 600],
  ['its page was closed after the first', batch(1, false, 60_001), [good], 600],
])('batch status with %s', (_, asked, receipts, status) => {
  expect(statusOf(asked, receipts, NOW)).toBe(status);
});
