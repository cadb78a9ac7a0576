import { expect, test } from 'vitest';
import { readCalls } from './readParams.ts';

const to = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

test.each([
  ['decimals', '15', 15n],
  ['hex', '0xf', 15n],
  ['a number', 15, 15n],
  ['nothing', undefined, 0n],
])('readCalls accepts an amount as %s', (_case, value, expected) => {
  expect(readCalls([{ to: to.toLowerCase(), value, data: '0xAB' }])).toEqual([
    { to, value: expected, data: '0xAB', operation: 0 },
  ]);
});

test.each([
  ['no list', { to }, 'Expected a list'],
  ['an empty list', [], 'Expected a list'],
  ['too many', Array.from({ length: 101 }, () => ({ to })), 'Expected a list'],
  ['nothing in it', [null], 'invalid address'],
  ['a name for an address', [{ to: 'harbour.eth' }], 'invalid address'],
  ['a negative amount', [{ to, value: '-1' }], 'invalid amount'],
  ['a fraction', [{ to, value: 0.5 }], 'invalid amount'],
  ['half a byte', [{ to, data: '0xabc' }], 'invalid data'],
])('readCalls refuses %s', (_case, txs, reason) => {
  expect(() => readCalls(txs)).toThrow(reason);
});

test('readCalls ignores the operation of an application', () => {
  expect(readCalls([{ to, value: '0', operation: 1 }])[0]?.operation).toBe(0);
});
