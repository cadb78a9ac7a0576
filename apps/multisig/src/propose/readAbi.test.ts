import { expect, test } from 'vitest';
import { readAbi } from './readAbi.ts';

const dock = { type: 'function', name: 'dock', inputs: [], stateMutability: 'payable' };
const look = { ...dock, name: 'look', stateMutability: 'view' };
const berth = {
  type: 'tuple',
  name: 'berth',
  components: [
    { type: 'uint16', name: 'number' },
    { type: 'address[]', name: 'guests' },
  ],
};

test.each<[string, string, readonly string[]]>([
  ['a line', 'function dock() payable', ['dock()']],
  [
    'several lines',
    'function dock() payable;\nfunction leave(uint256 tip)\n',
    ['dock()', 'leave(uint256 tip)'],
  ],
  ['JSON', JSON.stringify([dock, look]), ['dock()']],
  ['the output of a compiler', JSON.stringify({ abi: [dock], bytecode: '0x' }), ['dock()']],
  [
    'structures',
    JSON.stringify([{ ...dock, inputs: [berth] }]),
    ['dock((uint16 number, address[] guests))'],
  ],
  ['events beside it', JSON.stringify([{ type: 'event', name: 'Docked' }, dock]), ['dock()']],
])('readAbi reads %s', (_, text, signatures) => {
  const read = readAbi(text);
  expect(read.kind === 'abi' ? read.functions.map(({ signature }) => signature) : read).toEqual(
    signatures,
  );
});

test.each<[string, string]>([
  ['', 'empty'],
  ['  \n ', 'empty'],
  ['dock()', 'unreadable'],
  ['[', 'unreadable'],
  ['{}', 'unreadable'],
  ['[{"type":"function"}]', 'unreadable'],
  [JSON.stringify([{ ...dock, inputs: [{ type: 'uint256"><script>', name: 'x' }] }]), 'unreadable'],
  [JSON.stringify([{ ...dock, inputs: [{ type: 'tuple', name: 'x' }] }]), 'unreadable'],
  ...['int0', 'bytes33', 'uint7', 'uint264', 'function', 'function[]'].map(
    (type): [string, string] => [
      JSON.stringify([{ ...dock, inputs: [{ type, name: 'x' }] }]),
      'unreadable',
    ],
  ),
  ['function dock(function guest)', 'unreadable'],
  [JSON.stringify([look]), 'no-functions'],
  ['function look() view returns (bool)', 'no-functions'],
  ['event Docked()', 'no-functions'],
])('readAbi of %j is %s', (text, kind) => {
  expect(readAbi(text)).toEqual({ kind });
});
