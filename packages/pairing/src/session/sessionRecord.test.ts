import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  markAllReceived,
  markReceived,
  parseSessionRecord,
  type SessionRecord,
  storedForm,
} from './sessionRecord.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const record: SessionRecord = {
  key: 'ab'.repeat(32),
  approval: { accounts: [{ chainId: 1, address }], methods: ['personal_sign'], events: [] },
  wallet: { name: 'Wallet', link: 'wallet://' },
  properties: { theme: 'dark' },
  relaySecret: 'cd'.repeat(32),
  chosen: { id: 'wallet', name: 'Wallet' },
  expiry: 1_800_000_000,
  chainId: 1,
  preferred: address,
  toldChainId: 56,
  toldAccount: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  lastUpdate: 5,
  heard: [3, 5],
};
const stored = Object(storedForm(record));

test('parseSessionRecord returns a stored record as plain data', () => {
  expect(parseSessionRecord(structuredClone(stored))).toEqual(record);
  expect(parseSessionRecord(JSON.parse(JSON.stringify(stored)))).toEqual(record);
});

test.each([
  ['nothing', undefined],
  ['a text', 'session'],
  ['another version', { ...stored, version: 2 }],
  ['no version', { ...stored, version: undefined }],
  ['no key', { ...stored, key: undefined }],
  ['a short key', { ...stored, key: 'ab' }],
  ['no accounts', { ...stored, namespaces: { eip155: { accounts: [], methods: [], events: [] } } }],
  ['no end', { ...stored, expiry: '1' }],
  ['no memory', { ...stored, heard: 'all' }],
])('parseSessionRecord returns undefined for %s', (_, value) => {
  expect(parseSessionRecord(value)).toBeUndefined();
});

test.each([
  ['a network that is none', { chainId: -1 }, { chainId: undefined }],
  [
    'an account that is not allowed',
    { preferred: `0x${'00'.repeat(20)}` },
    { preferred: undefined },
  ],
  ['ids that are none, out of order', { heard: [5, 'x', null, 3, -1] }, { heard: [3, 5] }],
])('parseSessionRecord drops %s', (_, change, found) => {
  expect(parseSessionRecord({ ...stored, ...change })).toMatchObject(found);
});

test('parseSessionRecord never throws on a corrupted field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(stored)), fc.anything(), (field, value) => {
      parseSessionRecord({ ...stored, [field]: value });
    }),
  );
});

test('markReceived accepts each id once, in any order (replay)', () => {
  const some = markReceived(markReceived([], 20) ?? [], 10) ?? [];
  expect(some).toEqual([10, 20]);
  expect(markReceived(some, 10)).toBeUndefined();
  expect(markReceived(some, 15)).toEqual([10, 15, 20]);
});

test('markReceived refuses ids older than all stored ones when full', () => {
  const full = Array.from({ length: 128 }, (_, at) => 100 + at);
  expect(markReceived(full, 99)).toBeUndefined();
  expect(markReceived(full, 300)).toHaveLength(128);
  expect(markReceived(markReceived(full, 300) ?? [], 100)).toBeUndefined();
});

test('mergeRecords joins the received ids of two tabs', () => {
  expect(markAllReceived([1, 3], [2, 3])).toEqual([1, 2, 3]);
});
