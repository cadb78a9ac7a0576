import { expect, it } from 'vitest';
import { feesFor, raisedFees } from './fees.ts';

it.each([
  ['twice the base fee, and the tip', { base: 10n, tip: 2n }, 100n, { fee: 22n, tip: 2n }],
  ['no more than the highest', { base: 10n, tip: 2n }, 15n, { fee: 15n, tip: 2n }],
  ['a tip within the fee', { base: 1n, tip: 50n }, 20n, { fee: 20n, tip: 20n }],
  ['nothing on a network that is dearer', { base: 16n, tip: 2n }, 15n, undefined],
])('feesFor returns %s', (_, market, most, expected) => {
  expect(feesFor(market, most)).toEqual(expected);
});

it.each([
  ['by an eighth', { fee: 80n, tip: 8n }, { base: 10n, tip: 1n }, 200n, { fee: 90n, tip: 9n }],
  ['rounded up', { fee: 81n, tip: 1n }, { base: 10n, tip: 1n }, 200n, { fee: 92n, tip: 2n }],
  ['to the market', { fee: 80n, tip: 8n }, { base: 70n, tip: 20n }, 200n, { fee: 160n, tip: 20n }],
  ['to the highest', { fee: 80n, tip: 8n }, { base: 70n, tip: 20n }, 95n, { fee: 95n, tip: 20n }],
  ['no further', { fee: 90n, tip: 8n }, { base: 70n, tip: 20n }, 95n, undefined],
])('raisedFees raises %s', (_, before, market, most, expected) => {
  expect(raisedFees(before, market, most)).toEqual(expected);
});
