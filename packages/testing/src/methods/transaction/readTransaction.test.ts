import { expect, test } from 'vitest';
import { readTransaction } from './readTransaction.ts';

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test('readTransaction reads a transaction with all fields', () => {
  const asked = {
    to: FIRST.toLowerCase(),
    value: '0x1',
    input: '0xab',
    gas: '0x5208',
    nonce: '0x0',
    maxFeePerGas: '0x2',
    maxPriorityFeePerGas: '0x1',
  };
  expect(readTransaction(asked)).toEqual({
    to: FIRST,
    value: 1n,
    data: '0xab',
    gas: 21_000n,
    nonce: 0n,
    gasPrice: undefined,
    maxFeePerGas: 2n,
    maxPriorityFeePerGas: 1n,
  });
});

test('readTransaction accepts a missing value and data', () => {
  expect(readTransaction({ to: FIRST })).toMatchObject({ value: 0n, data: '0x' });
});

test.each([
  ['neither recipient nor code', {}],
  ['a recipient that is not an address', { to: '0x1' }],
  ['a decimal value', { to: FIRST, value: '1' }],
  ['data and input that differ', { to: FIRST, data: '0x01', input: '0x02' }],
  ['a value that is not a number', { to: FIRST, value: 'invalid' }],
  ['a gas limit that is not a number', { to: FIRST, gas: 'invalid' }],
  ['the same under its other name', { to: FIRST, gasLimit: '-1' }],
  ['a gas limit that is not text', { to: FIRST, gas: 21_000 }],
  ['a type that is not a number', { to: FIRST, type: 'invalid' }],
  ['a type that no wallet signs for pages', { to: FIRST, type: '0x3' }],
  ['two kinds of gas price', { to: FIRST, gasPrice: '0x1', maxFeePerGas: '0x1' }],
])('readTransaction refuses %s', (_, asked) => {
  expect(() => readTransaction(asked)).toThrow(expect.objectContaining({ code: -32602 }));
});
