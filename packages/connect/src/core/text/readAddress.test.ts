import { expect, test } from 'vitest';
import { readAddress } from './readAddress.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  ['with its checksum', address],
  ['in lower case', address.toLowerCase()],
  ['in upper case throughout', address.toUpperCase()],
  ['with spaces around it', `  ${address}\n`],
])('readAddress reads an address %s', (_, text) => {
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
])('readAddress of %j is %s', (text, kind) => {
  expect(readAddress(text)).toEqual({ kind });
});

test.each([
  ['ERC-3770', `eth:${address}`],
  ['another case', `ETH:${address}`],
  ['CAIP-10', `eip155:1:${address}`],
  ['an id', `1:${address}`],
  ['a space after it', `eth: ${address}`],
  ['characters without width', `\u200beth:\u200e${address}\ufeff`],
  ['full-width letters', `ｅｔｈ：${address}`],
])('readAddress reads an address with its network as %s', (_, text) => {
  expect(readAddress(text, 1)).toEqual({ kind: 'address', address });
  expect(readAddress(text)).toEqual({ kind: 'address', address });
});

test.each([
  ['base', `base:${address}`, 1],
  ['8453', `eip155:8453:${address}`, 1],
  ['eth', `eth:${address}`, 8453],
  ['1', `1:${address}`, 31_337],
  ['nowhere', `nowhere:${address}`, 1],
  ['matic', `matic:${address}`, 10],
])('readAddress refuses an address of %s on another network', (network, text, chainId) => {
  expect(readAddress(text, chainId)).toEqual({ kind: 'other-network', network });
});

test.each([
  ['pol', 137],
  ['matic', 137],
  ['oeth', 10],
  ['linea', 59_144],
])('readAddress accepts the prefix %s for network %d', (name, chainId) => {
  expect(readAddress(`${name}:${address}`, chainId).kind).toBe('address');
});

test.each([
  `eth:${address}0`,
  `eth:`,
  `eth:eth:${address}`,
  `solana:1:${address}`,
  `https://${address}`,
])('readAddress refuses %s', (text) => {
  expect(readAddress(text, 1).kind).toBe('not-an-address');
});

test('readAddress reports a wrong checksum after a prefix', () => {
  expect(readAddress(`eth:${address.replace('C5', 'c5')}`, 1)).toEqual({ kind: 'wrong-checksum' });
});
