import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { distinctAddress } from './distinctAddress.ts';

const address: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each<[string, Address[], string]>([
  ['no other address', [], '0x7099…79C8'],
  ['itself', [address], '0x7099…79C8'],
  ['itself in lower case', [`0x${address.slice(2).toLowerCase()}`], '0x7099…79C8'],
  ['another one', ['0x90F79bf6EB2c4f870365E785982E1f101E93b906'], '0x7099…79C8'],
  ['one with the same beginning', ['0x70997970C51812dc3A010C7d01b50e0d17dc0000'], '0x7099…79C8'],
  ['one similar address', ['0x70990000000000000000000000000000000079C8'], '0x70997…c79C8'],
  [
    'one more similar address',
    ['0x7099797000000000000000000000000017dc79C8'],
    '0x70997970C…d17dc79C8',
  ],
  ['one digit in the middle', ['0x70997970C51812dc3A011C7d01b50e0d17dc79C8'], address],
])('distinctAddress beside %s', (_, others, short) => {
  expect(distinctAddress(address, others)).toBe(short);
});
