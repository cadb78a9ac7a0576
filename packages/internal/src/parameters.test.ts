import { describe, expect, it } from 'vitest';
import { createParameterReaders, LONGEST_INPUT } from './parameters.ts';

class InvalidParams extends Error {}
const [readRecord, readAddress, readData, readQuantity] = createParameterReaders(
  (message) => new InvalidParams(message),
);
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('readRecord', () => {
  it('returns an object', () => {
    const record = { to: address };
    expect(readRecord(record)).toBe(record);
  });

  it.each([undefined, null, 'text', 1, [{}]])('refuses %o', (value) => {
    expect(() => readRecord(value)).toThrow(InvalidParams);
  });
});

describe('readAddress', () => {
  it.each([address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])(
    'returns %s with its checksum',
    (text) => {
      expect(readAddress(text)).toBe(address);
    },
  );

  it.each([undefined, null, '', address.slice(0, -1), `${address}0`, [address], 1n])(
    'refuses %o',
    (value) => {
      expect(() => readAddress(value)).toThrow(InvalidParams);
    },
  );
});

describe('readData', () => {
  it.each([
    [undefined, '0x'],
    [null, '0x'],
    ['0x', '0x'],
    ['0xA0b1', '0xA0b1'],
  ])('returns %o as %s', (value, data) => {
    expect(readData(value)).toBe(data);
  });

  it.each(['', '0x1', '0xzz', 1, ['0x'], `0x${'00'.repeat(LONGEST_INPUT)}`])(
    'refuses what is not bytes, or too long',
    (value) => {
      expect(() => readData(value)).toThrow(InvalidParams);
    },
  );
});

describe('readQuantity', () => {
  it.each([
    [undefined, 0n],
    [null, 0n],
    ['0x0', 0n],
    ['0xFf', 255n],
    [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
  ])('returns %o as %s', (value, quantity) => {
    expect(readQuantity(value)).toBe(quantity);
  });

  it.each(['', '0x', '1', 1, 1n, '-0x1', ['0x1'], `0x1${'0'.repeat(64)}`])(
    'refuses %o',
    (value) => {
      expect(() => readQuantity(value)).toThrow(InvalidParams);
    },
  );
});
