import { expect, test } from 'vitest';
import { lookUpChainId } from './lookUpChainId.ts';
import { readPlace, type View } from './place.ts';
import { placeLink, stopRecoveryLink } from './placeLink.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const hash = `0x${'ab'.repeat(32)}` as const;

test.each<[string, number | undefined, View]>([
  [`safe=eth:${address}`, 1, { kind: 'queue' }],
  [`safe=ETH:${address.toLowerCase()}`, 1, { kind: 'queue' }],
  [`safe=oeth:${address}&show=history`, 10, { kind: 'history' }],
  [`safe=77310001:${address}&show=messages`, 77_310_001, { kind: 'messages' }],
  [`safe=${address}&show=new`, undefined, { kind: 'new' }],
  [`safe=eth:${address}&show=new-message`, 1, { kind: 'new-message' }],
  [`safe=eth:${address}&msg=${hash}`, 1, { kind: 'message', hash }],
  [
    `safe=base:${address}&tx=${hash.toUpperCase().replace('X', 'x')}`,
    8453,
    { kind: 'transaction', hash },
  ],
  [`safe=eth:${address}&show=stop-recovery`, 1, { kind: 'stop-recovery' }],
  [`safe=eth:${address}&show=new&nonce=7`, 1, { kind: 'new', nonce: 7n }],
  [`safe=eth:${address}&reject=7`, 1, { kind: 'reject', nonce: 7n }],
])('readPlace reads %s', (search, chainId, view) => {
  expect(readPlace(search)).toEqual({ kind: 'safe', chainId, address, view });
});

test('readPlace returns the search view without an account', () => {
  expect(readPlace('')).toEqual({ kind: 'find' });
  expect(readPlace('utm=1')).toEqual({ kind: 'find' });
  expect(readPlace('show=create')).toEqual({ kind: 'create' });
});

test.each([
  'safe=',
  'safe=eth:0x12',
  `safe=0:${address}`,
  `safe=eth:${address.replace('f39F', 'F39F')}`,
  `safe=eth:${address}x`,
  `safe=eth:${address}&tx=0x12`,
  `safe=eth:${address}&msg=${hash}0`,
  `safe=eth:${address}&show=elsewhere`,
  `safe=eth:${address}&reject=-1`,
  `safe=eth:${address}&show=new&nonce=x`,
  `safe=javascript:alert(1)`,
])('readPlace refuses %s', (search) => {
  expect(readPlace(search)).toEqual({ kind: 'unreadable' });
});

test('lookUpChainId finds an unusual short name in the registry', async () => {
  expect(readPlace(`safe=scr:${address}`)).toEqual({ kind: 'unknown-network', name: 'scr' });
  expect(await lookUpChainId('scr')).toBe(534_352);
  expect(await lookUpChainId('SCR')).toBe(534_352);
  expect(await lookUpChainId('eth')).toBe(1);
  expect(await lookUpChainId('nowhere-at-all')).toBeUndefined();
  expect(await lookUpChainId('constructor')).toBeUndefined();
});

test.each<[number, View]>([
  [1, { kind: 'queue' }],
  [77_310_001, { kind: 'history' }],
  [10, { kind: 'transaction', hash }],
  [10, { kind: 'message', hash }],
  [10, { kind: 'new-message' }],
  [10, { kind: 'new', nonce: 7n }],
  [324, { kind: 'reject', nonce: 12n }],
])('placeLink of network %i is read back by readPlace', (chainId, view) => {
  const { search } = new URL(placeLink(chainId, address, view), 'https://a.example');
  expect(readPlace(search)).toEqual({ kind: 'safe', chainId, address, view });
});

test('placeLink uses the short name of the network', () => {
  expect(placeLink(1, address)).toBe(`/multisig?safe=eth:${address}`);
});

test.each([1, 77_310_001])('stopRecoveryLink of network %i is read back', (chainId) => {
  const { search } = new URL(stopRecoveryLink(chainId, address), 'https://a.example');
  const view: View = { kind: 'stop-recovery' };
  expect(readPlace(search)).toEqual({ kind: 'safe', chainId, address, view });
});
