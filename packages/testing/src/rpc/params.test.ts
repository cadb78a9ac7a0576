import { describe, expect, test } from 'vitest';
import {
  readAddress,
  readBytes,
  readChainId,
  readFirstRecord,
  readList,
  readOptionalQuantity,
  readQuantity,
  readText,
} from './params.ts';

const refused = expect.objectContaining({ code: -32602 });
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('readers of RPC parameters', () => {
  test.each([
    ['an address', () => readAddress(ADDRESS.toLowerCase(), 'x'), ADDRESS],
    [
      'a wrong checksum',
      () => readAddress(ADDRESS.toUpperCase().replace('0X', '0x'), 'x'),
      ADDRESS,
    ],
    ['bytes', () => readBytes('0x12ab', 'x'), '0x12ab'],
    ['no bytes', () => readBytes('0x', 'x'), '0x'],
    ['a quantity', () => readQuantity('0x10', 'x'), 16n],
    ['a quantity left out', () => readOptionalQuantity(undefined, 'x'), undefined],
    ['a chain id', () => readChainId('0xa'), 10],
    ['a text', () => readText('abc', 'x'), 'abc'],
    ['no parameters', () => readList(undefined), []],
    ['a record', () => readFirstRecord([{ a: 1 }]), { a: 1 }],
  ])('reads %s', (_, read, value) => {
    expect(read()).toEqual(value);
  });

  test.each([
    ['a short address', () => readAddress('0x12', 'x')],
    ['an address that is a number', () => readAddress(12, 'x')],
    ['half a byte', () => readBytes('0x123', 'x')],
    ['bytes that are not hex', () => readBytes('0xzz', 'x')],
    ['a decimal quantity', () => readQuantity('16', 'x')],
    ['a quantity as a number', () => readQuantity(16, 'x')],
    ['an empty quantity', () => readQuantity('0x', 'x')],
    ['a quantity over 32 bytes', () => readQuantity(`0x${'f'.repeat(65)}`, 'x')],
    ['chain 0', () => readChainId('0x0')],
    ['a chain id with a leading zero', () => readChainId('0x0a')],
    ['a chain id over the safe integers', () => readChainId('0x20000000000000')],
    ['a text too long', () => readText('abcd', 'x', 3)],
    ['parameters that are not a list', () => readList({})],
    ['a list in place of a record', () => readFirstRecord([[]])],
    ['null in place of a record', () => readFirstRecord([null])],
  ])('refuses %s', (_, read) => {
    expect(read).toThrow(refused);
  });
});
