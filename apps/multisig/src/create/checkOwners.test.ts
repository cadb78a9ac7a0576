import type { Recipient } from '@mooring/page/recipients';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { checkOwners } from './checkOwners.ts';

const one: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const at = (address: Address): Recipient => ({ kind: 'found', address });

test('checkOwners returns valid owners in order', () => {
  expect(checkOwners([at(one), at(other)])).toEqual({
    faults: [undefined, undefined],
    owners: [one, other],
  });
});

test.each<[string, readonly Recipient[], readonly unknown[]]>([
  ['an empty field', [at(one), { kind: 'empty' }], [undefined, 'empty']],
  ['a name that is looked up', [{ kind: 'looking' }], ['looking']],
  ['a wrong checksum', [{ kind: 'problem', problem: 'wrong-checksum' }], ['wrong-checksum']],
  ['the same twice', [at(one), at(one)], [undefined, 'already']],
  ['the zero address', [at('0x0000000000000000000000000000000000000000')], ['impossible']],
  ['the head of the list', [at('0x0000000000000000000000000000000000000001')], ['impossible']],
])('checkOwners refuses %s', (_, found, faults) => {
  expect(checkOwners(found)).toEqual({ faults, owners: undefined });
});
