import { expect, test } from 'vitest';
import { readAddress } from './readAddress.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  ['with its checksum', address],
  ['in lower case', address.toLowerCase()],
  ['in upper case throughout', address.toUpperCase()],
  ['with spaces around it', `  ${address}\n`],
])('an address %s', (_, text) => {
  expect(readAddress(text)).toEqual({ kind: 'address', address });
});

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['harbour.eth', 'not-an-address'],
  [`${address} ${address}`, 'not-an-address'],
  [address.slice(2), 'not-an-address'],
  [`${address}0`, 'not-an-address'],
  [address.replace('C5', 'c5'), 'wrong-checksum'],
])('%j is %s', (text, kind) => {
  expect(readAddress(text)).toEqual({ kind });
});
