import { type AbiParameter, encodeAbiParameters } from 'viem';
import { expect, test } from 'vitest';
import { readArgument } from './readArgument.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const pair: AbiParameter = {
  type: 'tuple',
  components: [
    { type: 'uint256', name: 'amount' },
    { type: 'address', name: 'to' },
  ],
};

/** Compilers refuse two fields with the same name; a handwritten ABI can have them. */
const twins: AbiParameter = {
  type: 'tuple',
  components: [
    { type: 'uint256', name: 'amount' },
    { type: 'uint256', name: 'amount' },
  ],
};
const twinsInside: AbiParameter = {
  type: 'tuple',
  components: [
    { ...twins, name: 'pair' },
    { type: 'bool', name: 'isNew' },
  ],
};

test('readArgument encodes both fields of a struct with duplicate names', () => {
  const read = readArgument(twins, '[1, 2]');
  if (read.kind === 'problem') throw new Error(read.problem);
  const words = encodeAbiParameters([twins], [read.value]).slice(2).match(/.{64}/g);
  expect(words?.map((word) => BigInt(`0x${word}`))).toEqual([1n, 2n]);
});

test.each<[AbiParameter | string, string, unknown]>([
  [twins, '["1", "2"]', [1n, 2n]],
  [twinsInside, '[[1, 2], true]', { pair: [1n, 2n], isNew: true }],
  [twinsInside, '{"pair": [1, 2], "isNew": true}', { pair: [1n, 2n], isNew: true }],
  ['uint256', '12', 12n],
  ['uint256', ' 0x0c ', 12n],
  ['uint8', '255', 255],
  ['int8', '-128', -128],
  ['int256', '-1', -1n],
  ['bool', 'true', true],
  ['string', ' a ', ' a '],
  ['bytes', '0x', '0x'],
  ['bytes4', '0xaabbccdd', '0xaabbccdd'],
  ['address', address.toLowerCase(), address],
  ['uint256[]', '["1", 2]', [1n, 2n]],
  ['string[]', '["a", ""]', ['a', '']],
  [
    'uint8[2][]',
    '[[1,2],[3,4]]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [pair, JSON.stringify(['5', address]), { amount: 5n, to: address }],
  [pair, JSON.stringify({ to: address, amount: 5 }), { amount: 5n, to: address }],
  [{ ...pair, type: 'tuple[]' }, JSON.stringify([[5, address]]), [{ amount: 5n, to: address }]],
])('readArgument of %j parses %j, which can be encoded', (given, text, value) => {
  const parameter = typeof given === 'string' ? { type: given } : given;
  expect(readArgument(parameter, text)).toEqual({ kind: 'value', value });
  expect(encodeAbiParameters([parameter], [value])).toMatch(/^0x/);
});

test.each<[AbiParameter | string, string, string]>([
  ['uint256', '', 'number'],
  ['uint256', '1.5', 'number'],
  ['uint256', '1e3', 'number'],
  ['uint256', '-1', 'range'],
  ['uint8', '256', 'range'],
  ['int8', '128', 'range'],
  ['bool', 'yes', 'bool'],
  ['bytes', '0xabc', 'bytes'],
  ['bytes4', '0xaabbcc', 'bytes'],
  ['address', '0x12', 'address'],
  ['address', address.replace('f39F', 'F39F'), 'address'],
  ['uint256[]', '1, 2', 'list'],
  ['uint256[2]', '[1]', 'list'],
  ['uint256[]', '[9007199254740993]', 'number'],
  ['uint256[]', '[null]', 'list'],
  [pair, '[1]', 'list'],
  [pair, '{"amount":1}', 'list'],
  [twins, '{"amount":1}', 'list'],
])('readArgument of %j refuses %j (%s)', (given, text, problem) => {
  const parameter = typeof given === 'string' ? { type: given } : given;
  expect(readArgument(parameter, text)).toEqual({ kind: 'problem', problem });
});

test('readArgument refuses an address of another network', () => {
  expect(readArgument({ type: 'address' }, `eth:${address}`, 1)).toMatchObject({ value: address });
  expect(readArgument({ type: 'address' }, `base:${address}`, 1)).toMatchObject({
    kind: 'problem',
  });
  expect(readArgument({ type: 'address[]' }, `["base:${address}"]`, 1)).toMatchObject({
    kind: 'problem',
  });
});
