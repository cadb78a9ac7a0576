import { expect, test } from 'vitest';
import { gapsBefore, readNonce } from './readNonce.ts';

const queue = [6n, 7n, 7n, 10n].map((nonce) => ({ nonce }));

test.each([
  ['6', { kind: 'replaces', nonce: 6n }],
  [' 7 ', { kind: 'replaces', nonce: 7n }],
  ['8', { kind: 'free', nonce: 8n }],
  ['9', { kind: 'gap', nonce: 9n, missing: 8n }],
  ['10', { kind: 'replaces', nonce: 10n }],
  ['12', { kind: 'gap', nonce: 12n, missing: 8n }],
  ['5', { kind: 'used' }],
  ['', { kind: 'not-a-number' }],
  ['-1', { kind: 'not-a-number' }],
  ['1.5', { kind: 'not-a-number' }],
  ['0x7', { kind: 'not-a-number' }],
  ['9007199254740992', { kind: 'not-a-number' }],
])('readNonce reads "%s" at nonce 6', (text, read) => {
  expect(readNonce(text, 6n, queue)).toEqual(read);
});

test.each<[readonly bigint[], bigint, readonly (readonly [bigint, object])[]]>([
  [[], 6n, []],
  [[6n, 7n, 8n], 6n, []],
  [[6n, 6n, 7n], 6n, []],
  [[8n], 6n, [[8n, { first: 6n, last: 7n }]]],
  [
    [6n, 8n, 12n],
    6n,
    [
      [8n, { first: 7n, last: 7n }],
      [12n, { first: 9n, last: 11n }],
    ],
  ],
  [[3n, 6n], 6n, []],
])('gapsBefore of %s at nonce %s', (nonces, next, gaps) => {
  expect([...gapsBefore(nonces, next)]).toEqual(gaps);
});
