import { GatewayError, type TransactionPage } from '@mooring/safe/gateway';
import { expect, test } from 'vitest';
import { type EntryRow, readEntries, retryWhenRateLimited } from './readEntries.ts';

const rowAt = (index: number): EntryRow => ({
  type: 'TRANSACTION',
  conflictType: 'None',
  transaction: {
    id: `transfer_${index}`,
    txStatus: 'SUCCESS',
    txInfo: { type: 'Other', name: 'Other' },
  },
});
const unreadable = {
  type: 'UNREADABLE',
  id: undefined,
  hash: undefined,
  nonce: undefined,
} as const;
const pageOf = (results: TransactionPage['results'], next?: string): TransactionPage => ({
  results,
  next: next ?? null,
});

/** Gateway with so many entries, 20 a page. */
function gatewayOf(count: number) {
  return async (pageUrl = '0') => {
    const from = Number(pageUrl);
    const size = Math.min(20, count - from);
    const rows = Array.from({ length: size }, (_, index) => rowAt(from + index));
    return pageOf(rows, from + size < count ? `${from + size}` : undefined);
  };
}

test.each([0, 1, 20, 21, 1_000, 1_200, 5_000])(
  'readEntries reads all of %d entries',
  async (count) => {
    const { rows, cutBy } = await readEntries(gatewayOf(count));
    expect(rows).toHaveLength(count);
    expect(cutBy).toBeUndefined();
  },
);

test('readEntries returns the rows read so far when a later page fails', async () => {
  const whole = gatewayOf(1_200);
  const failure = new GatewayError('refused', 'No.', { status: 500 });
  const { rows, cutBy } = await readEntries(async (url) => {
    if (url === '600') throw failure;
    return whole(url);
  });
  expect(rows).toHaveLength(600);
  expect(cutBy).toBe(failure);
});

test('readEntries throws when the first page fails', async () => {
  const reading = readEntries(() => Promise.reject(new Error('No answer')));
  await expect(reading).rejects.toThrow('No answer');
});

test.each([
  ['has no end', (from: number) => `${from + 1}`],
  ['goes in circles', () => '7'],
])('readEntries ends a list that %s', async (_, next) => {
  let from = 0;
  const { cutBy } = await readEntries(async () => {
    from += 1;
    return pageOf([rowAt(from)], next(from));
  });
  expect(cutBy).toBeInstanceOf(Error);
});

test('readEntries counts each unreadable row without an id', async () => {
  const { rows } = await readEntries(async () => pageOf([unreadable, rowAt(1), unreadable]));
  expect(rows.map(({ type }) => type)).toEqual(['UNREADABLE', 'TRANSACTION', 'UNREADABLE']);
});

const refused = (status: number, retryAfterMs?: number) =>
  new GatewayError('refused', 'No.', { status, retryAfterMs });

/** Waits, with the time they take, while requests fail one after the other. */
async function waitsFor(...failures: readonly unknown[]) {
  const waited: number[] = [];
  const left = [...failures];
  const ask = async () => {
    const failure = left.shift();
    if (failure) throw failure;
    return 'answer';
  };
  const answer = await retryWhenRateLimited(ask, async (ms) => void waited.push(ms)).catch(
    (error: unknown) => error,
  );
  return { answer, waited };
}

test.each<[string, readonly unknown[], readonly number[]]>([
  ['without a time', [refused(429), refused(429), refused(429)], [1_000, 2_000, 4_000]],
  ['that says how long', [refused(429, 7_000), refused(429, 0)], [7_000, 0]],
  ['for service', [refused(503, 2_000)], [2_000]],
])('retryWhenRateLimited waits after a refusal %s (429)', async (_, failures, waited) => {
  expect(await waitsFor(...failures)).toEqual({ answer: 'answer', waited });
});

test.each([
  ['for another reason', refused(500)],
  ['for service, without a time', refused(503)],
  ['for hours', refused(429, 3_600_000)],
  ['by the network', new Error('No answer')],
])('retryWhenRateLimited throws a refusal %s immediately', async (_, failure) => {
  expect(await waitsFor(failure)).toEqual({ answer: failure, waited: [] });
});

test('retryWhenRateLimited throws after the last retry', async () => {
  const last = refused(429, 10);
  const { answer, waited } = await waitsFor(...Array<unknown>(20).fill(last));
  expect(answer).toBe(last);
  expect(waited.length).toBeLessThan(20);
});
