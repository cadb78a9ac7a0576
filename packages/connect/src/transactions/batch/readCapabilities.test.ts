import { expect, test } from 'vitest';
import { readCapabilities } from './readCapabilities.ts';

const none = { isKnown: true, batches: false, atomic: false, capabilities: [] };
const batches = { ...none, batches: true };
const atomic = { ...batches, atomic: true };

test.each([
  ['atomic', { '0xa': { atomic: { status: 'supported' } } }, atomic],
  ['after an upgrade', { '0xa': { atomic: { status: 'ready' } } }, atomic],
  ['one by one', { '0xa': { atomic: { status: 'unsupported' } } }, batches],
  ['one by one, without a word', { '0xa': {} }, batches],
  ['of version 1.0', { '0xa': { atomicBatch: { supported: true } } }, atomic],
  ['by an id that is written otherwise', { '0x0A': { atomic: { status: 'supported' } } }, atomic],
  ['another network', { '0x1': { atomic: { status: 'supported' } } }, none],
  ['every network, but not this one', { '0x0': { atomic: { status: 'supported' } } }, none],
  ['every network, this one too', { '0x0': { atomic: { status: 'ready' } }, '0xa': {} }, atomic],
  [
    'a paymaster',
    { '0xa': { paymasterService: { supported: true }, flowControl: { supported: false } } },
    { ...batches, capabilities: ['paymasterService'] },
  ],
  ['nothing', undefined, none],
  ['a text', 'all', none],
  ['a list', [{ atomic: { status: 'supported' } }], none],
  ['no row', { '0xa': 'atomic' }, none],
  ['an endless name', { '0xa': { ['x'.repeat(65)]: { supported: true } } }, batches],
])('readCapabilities of a response with %s', (_, answer, support) => {
  expect(readCapabilities(answer, 10)).toEqual(support);
});
