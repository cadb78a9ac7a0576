import { expect, test } from 'vitest';
import { type PastedAccount, readPastedAccount } from './readPastedAccount.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const hash = `0x${'ab'.repeat(32)}` as const;
const queue = { kind: 'queue' } as const;
const account = (network: string | undefined, view: object = queue) =>
  ({ kind: 'account', network, address, view }) as PastedAccount;

test.each<[string, PastedAccount]>([
  [address, account(undefined)],
  [` ${address.toLowerCase()} `, account(undefined)],
  [`eth:${address}`, account('eth')],
  [`scr:${address}`, account('scr')],
  [`10:${address}`, account('10')],
  [`eip155:1:${address}`, account('1')],
  [`https://app.safe.global/home?safe=eth:${address}`, account('eth')],
  [`https://app.safe.global/balances?safe=arb1%3A${address}`, account('arb1')],
  [`https://app.safe.global/eth:${address}/transactions/history`, account('eth')],
  [
    `https://app.safe.global/transactions/tx?id=multisig_${address}_${hash}&safe=base:${address}`,
    account('base', { kind: 'transaction', hash }),
  ],
  [
    `https://wallet.example/multisig?safe=oeth:${address}&msg=${hash}`,
    account('oeth', { kind: 'message', hash }),
  ],
  [
    `https://wallet.example/multisig?safe=${address}&show=history`,
    account(undefined, { kind: 'history' }),
  ],
  ['Boat-Club.eth', { kind: 'name', name: 'boat-club.eth' }],
  ['', { kind: 'empty' }],
  ['0x12', { kind: 'not-an-address' }],
  ['boat club', { kind: 'not-an-address' }],
  [`eth:${address.replace('f39F', 'F39F')}`, { kind: 'wrong-checksum' }],
  ['https://app.safe.global/welcome', { kind: 'not-an-address' }],
  ['https://app.safe.global/home?safe=eth:0x12', { kind: 'not-an-address' }],
  [`javascript:alert("${address}")`, { kind: 'not-an-address' }],
])('readPastedAccount of %s', (text, read) => {
  expect(readPastedAccount(text)).toEqual(read);
});
