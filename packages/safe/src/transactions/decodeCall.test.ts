import { encodeMultiSendData } from '@safe-global/protocol-kit';
import * as fc from 'fast-check';
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
} from 'viem';
import { expect, test } from 'vitest';
import { anyAddress, anyAmount, anyBytes, anyOperation } from './arbitraries.testing.ts';
import { decodeCall } from './decodeCall.ts';
import type { DecodedCall } from './decodedCall.ts';
import { batchCalls, encodeMultiSend, packCalls } from './multiSend.ts';
import { addOwner } from './ownerChanges.ts';
import type { SafeCall } from './safeTransaction.ts';
import { tokenAbi } from './tokenAbi.ts';
import { unpackCalls } from './unpackCalls.ts';

const at = (digit: string) => getAddress(`0x${digit.repeat(40)}`);
const safe = at('5');
const call = (data: Hex, to: Address = at('c'), operation: 0 | 1 = 0): SafeCall => ({
  to,
  value: 0n,
  data,
  operation,
});
const transfer = encodeFunctionData({
  abi: tokenAbi,
  functionName: 'transfer',
  args: [at('a'), 5n],
});
const batchTarget = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2';
const newBatchTarget = '0xA83c336B20401Af773B6219BA5027174338D1836';

/** Decoded call in one line. */
function summary(decoded: DecodedCall): string {
  if (decoded.kind === 'batch') return `[${decoded.calls.map(summary).join(' ')}]`;
  if (decoded.kind === 'raw') return `${decoded.reason} ${decoded.selector}`;
  if (decoded.kind === 'coins') return `${decoded.call.value} to ${decoded.call.to}`;
  const args = decoded.args.map(({ name, value }) => `${name}=${String(value)}`);
  return `${decoded.source} ${decoded.name}(${args.join(' ')})${decoded.trailing.slice(2)}`;
}

const abi = parseAbi(['function moor((uint256 berth, string ship)[] all) payable']);
const moor = encodeFunctionData({
  abi,
  functionName: 'moor',
  args: [[{ berth: 7n, ship: 'Argo' }]],
});
const addedOwner = addOwner({ address: safe, owners: [at('a')], threshold: 1 }, at('b'));
const coins = { to: at('a'), value: 3n, data: '0x', operation: 0 } as const;

test.each<[string, SafeCall, string]>([
  ['coins', coins, `3 to ${at('a')}`],
  ['a token transfer', call(transfer), `token transfer(to=${at('a')} amount=5)`],
  ['bytes behind it', call(`${transfer}c0ffee`), `token transfer(to=${at('a')} amount=5)c0ffee`],
  [
    'letters of hex in capitals',
    call(`0x${transfer.slice(2).toUpperCase()}`),
    `token transfer(to=${at('a')} amount=5)`,
  ],
  [
    'bits beside an address',
    call(transfer.replace('00000000000', '00000000001') as Hex),
    'malformed 0xa9059cbb',
  ],
  ['arguments cut short', call(transfer.slice(0, -2) as Hex), 'malformed 0xa9059cbb'],
  ['an unknown function', call('0x12345678'), 'unknown 0x12345678'],
  ['less than a selector', call('0x1234'), 'unknown 0x1234'],
  ['a change of the Safe', addedOwner, `safe addOwnerWithThreshold(owner=${at('b')} threshold=1)`],
  ['the same of another contract', { ...addedOwner, to: at('c') }, 'unknown 0x0d582f13'],
  ['a given interface', call(moor), 'abi moor(all=[object Object])'],
  ['a token’s function by delegatecall', call(transfer, at('c'), 1), 'unknown 0xa9059cbb'],
  ['coins by delegatecall', call('0x', at('c'), 1), 'unknown 0x'],
  [
    'a batch',
    batchCalls([coins, call(transfer)], '1.4.1'),
    `[3 to ${at('a')} token transfer(to=${at('a')} amount=5)]`,
  ],
  [
    'a batch that is called, not run',
    { ...batchCalls([coins, coins], '1.4.1'), operation: 0 },
    'unknown 0x8d80ff0a',
  ],
  [
    'a batch in a batch',
    call(encodeMultiSend([batchCalls([coins, coins], '1.4.1'), coins]), batchTarget, 1),
    `[[3 to ${at('a')} 3 to ${at('a')}] 3 to ${at('a')}]`,
  ],
  [
    'zero in a batch of 1.4.1 is the zero address',
    call(encodeMultiSend([{ ...addedOwner, to: zeroAddress }]), batchTarget, 1),
    '[unknown 0x0d582f13]',
  ],
  [
    'zero in a batch of 1.5.0 is the Safe',
    call(encodeMultiSend([{ ...addedOwner, to: zeroAddress }]), newBatchTarget, 1),
    `[safe addOwnerWithThreshold(owner=${at('b')} threshold=1)]`,
  ],
  [
    'a batch with bytes behind',
    call(`${encodeMultiSend([coins])}00`, batchTarget, 1),
    'malformed 0x8d80ff0a',
  ],
])('decodeCall of %s', (_name, asked, expected) => {
  const decoded = decodeCall(asked, { safe, abis: { [at('c').toLowerCase()]: abi } });
  expect(summary(decoded)).toBe(expected);
});

test('decodeCall returns arguments as plain data', () => {
  const decoded = decodeCall(call(moor), { safe, abis: { [at('c').toLowerCase()]: abi } });
  expect(decoded).toMatchObject({
    signature: 'moor((uint256,string)[])',
    args: [{ name: 'all', type: 'tuple[]', value: [{ berth: 7n, ship: 'Argo' }] }],
  });
});

test('decodeCall limits the depth of nested batches', () => {
  let nested = call(encodeMultiSend([coins]), batchTarget, 1);
  for (let depth = 0; depth < 10; depth += 1)
    nested = call(encodeMultiSend([nested]), batchTarget, 1);
  expect(summary(decodeCall(nested, { safe }))).toBe('[[[[too-deep 0x8d80ff0a]]]]');
});

const anyCall = fc.record({
  to: anyAddress,
  value: anyAmount,
  data: anyBytes(60),
  operation: anyOperation,
});

test('packCalls equals Safe’s SDK, and unpackCalls returns the same calls', () => {
  const property = fc.property(fc.array(anyCall, { maxLength: 8 }), (calls) => {
    const packed = packCalls(calls);
    expect(unpackCalls(packed)).toEqual(calls);
    const theirs = encodeMultiSendData(calls.map((one) => ({ ...one, value: `${one.value}` })));
    expect(packed.toLowerCase()).toBe(theirs.toLowerCase());
  });
  fc.assert(property, { numRuns: 60 });
});

const packed = packCalls([coins, call('0xc0ffee')]);
test.each<[string, Hex]>([
  ['cut short', packed.slice(0, -2) as Hex],
  ['with a byte behind', `${packed}00`],
  ['of another operation', `0x02${packed.slice(4)}`],
  [
    'whose first call runs over the end',
    `0x${packed.slice(2, 108)}${'f'.repeat(64)}${packed.slice(172)}`,
  ],
  ['of more calls than anyone reads', `0x${packCalls([coins]).slice(2).repeat(501)}`],
])('unpackCalls returns undefined for a batch %s', (_name, bytes) => {
  expect(unpackCalls(bytes)).toBeUndefined();
});

test('decodeCall never throws, for any data', () => {
  const property = fc.property(anyBytes(300), anyOperation, (data, operation) => {
    for (const selector of ['', '8d80ff0a', 'a9059cbb', '6a761202'])
      decodeCall(call(`0x${selector}${data.slice(2)}`, safe, operation), { safe });
  });
  fc.assert(property, { numRuns: 200 });
});

test('decodeCall returns both fields of a struct with duplicate names, by position', () => {
  const field = { type: 'uint256', name: 'amount' } as const;
  const inputs = [{ type: 'tuple', name: 'both', components: [field, field] }] as const;
  const twins = [
    { type: 'function', name: 'pay', inputs, outputs: [], stateMutability: 'nonpayable' },
  ] as const;
  const words = [1n, 2n].map((word) => word.toString(16).padStart(64, '0')).join('');
  const data: Hex = `${toFunctionSelector('pay((uint256,uint256))')}${words}`;
  const decoded = decodeCall(call(data), { safe, abis: { [at('c').toLowerCase()]: twins } });
  expect(decoded).toMatchObject({ kind: 'function', args: [{ name: 'both', value: [1n, 2n] }] });
});
