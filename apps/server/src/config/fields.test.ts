import * as v from 'valibot';
import { expect, it } from 'vitest';
import { didYouMean, ethereumAddress, hash, verifierNumbers } from './fields.ts';

const known = ['appName', 'networks', 'upstreams', 'explorer', 'id', 'port'];

it.each([
  ['appname', 'appName'],
  ['netwroks', 'networks'],
  ['upstream', 'upstreams'],
  ['rpcUrls', 'upstreams'],
  ['blockExplorers', 'explorer'],
  ['prt', 'port'],
  ['chainId', 'id'],
  ['colour', null],
  ['nativeCurrency', null],
  ['constructor', null],
  ['x'.repeat(500), null],
])('didYouMean suggests for %s: %s', (written, expected) => {
  expect(didYouMean(written, known)).toBe(expected);
});

const HINT = 'Write the address.';
const CHECKSUM = /checksum \(EIP-55\).*lower case/;
const digits = 'A0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

it.each([
  ['with its checksum', `0x${digits}`, undefined],
  ['in lower case', `0x${digits.toLowerCase()}`, undefined],
  // viem refuses to call these.
  ['with a digit of its checksum changed', `0x${digits.replace('A0', 'A1')}`, CHECKSUM],
  ['with a letter in another case', `0x${digits.replace('A', 'a')}`, CHECKSUM],
  ['in upper case', `0x${digits.toUpperCase()}`, CHECKSUM],
  ['after 0X', `0X${digits.toLowerCase()}`, HINT],
  ['too short', '0x12', HINT],
])('ethereumAddress of an address %s (%s) has the hint %s', (_, address, hint) => {
  const { issues } = v.safeParse(ethereumAddress(HINT), address);
  const expected = typeof hint === 'object' ? expect.stringMatching(hint) : hint;
  expect(issues?.map(({ message }) => message)).toEqual(hint && [expected]);
});

it.each([
  ['hash', hash(HINT), 32],
  ['verifierNumbers', verifierNumbers(HINT), 22],
])('%s refuses 0X', (_, schema, bytes) => {
  expect(v.is(schema, `0x${'1a'.repeat(bytes)}`)).toBe(true);
  expect(v.is(schema, `0X${'1a'.repeat(bytes)}`)).toBe(false);
});
