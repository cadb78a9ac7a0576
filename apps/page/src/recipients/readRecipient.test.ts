import { expect, test } from 'vitest';
import { prefixIn } from '../address/prefixIn.ts';
import { readRecipient } from './readRecipient.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  ['with its checksum', address],
  ['in lower case', address.toLowerCase()],
  ['in upper case', `0x${address.slice(2).toUpperCase()}`],
  ['in upper case throughout', address.toUpperCase()],
  ['with spaces around it', `  ${address}\n`],
])('readRecipient reads an address %s', (_, text) => {
  expect(readRecipient(text)).toEqual({ kind: 'address', address });
});

test.each([
  ['harbour.eth', 'harbour.eth'],
  ['Harbour.ETH', 'harbour.eth'],
  ['  a.b.eth ', 'a.b.eth'],
  ['0xname.eth', '0xname.eth'],
  ['🚢.eth', '🚢.eth'],
])('readRecipient reads the name %j', (text, name) => {
  expect(readRecipient(text)).toEqual({ kind: 'name', name });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['harbour', 'not-a-recipient'],
  ['.eth', 'not-a-recipient'],
  ['harbour.', 'not-a-recipient'],
  ['har bour.eth', 'not-a-recipient'],
  ['a..eth', 'not-a-recipient'],
  ['har\u202ebour.eth', 'not-a-recipient'],
  [address.slice(0, -1), 'not-a-recipient'],
  [`${address}0`, 'not-a-recipient'],
  [`${address.slice(0, -1)}g`, 'not-a-recipient'],
  [address.replace('C5', 'c5'), 'wrong-checksum'],
])('readRecipient of %j is %s', (text, kind) => {
  expect(readRecipient(text)).toEqual({ kind });
});

test.each([
  ['with a Cyrillic letter', 'mir\u0430.eth'],
  ['of Cyrillic letters like Latin ones', '\u0440\u0430\u0443\u0440\u0430.eth'],
  ['with an Armenian letter', 'hell\u0585.eth'],
])('readRecipient refuses a look-alike name (phishing) that mixes %s', (_, text) => {
  expect(readRecipient(text)).toEqual({ kind: 'name-mixed' });
});

const ON_ETHEREUM = 1;
const ON_BASE = 8453;
const read = { kind: 'address', address };

test.each([
  ['an address', address, read, read],
  ['one in groups', '0x7099 7970 C518 12dc 3A01 0C7d 01b5 0e0d 17dc 79C8', read, read],
  ['one of Ethereum', `eth:${address}`, read, { network: 'eth' }],
  ['one of Base', `eip155:8453:${address}`, { network: '8453' }, read],
  ['a payment on any network', `ethereum:${address}?value=1e18`, read, read],
  ['a payment on Ethereum', `ethereum:${address}@1?value=1e18`, read, { network: 'eth' }],
  ['a payment on Base', `ethereum:${address}@8453`, { network: 'base' }, read],
  ['a page of Etherscan', `https://etherscan.io/address/${address}`, read, { network: 'eth' }],
  ['a page of Basescan', `https://basescan.org/address/${address}`, { network: 'base' }, read],
  ['a payment to a name', 'ethereum:harbour.eth', { kind: 'name' }, { kind: 'name' }],
  [
    'a payment to a name on Ethereum',
    'ethereum:harbour.eth@1?value=1e18',
    { kind: 'name', name: 'harbour.eth' },
    { kind: 'other-network', network: 'eth' },
  ],
  [
    'a payment to a name on Base',
    'ethereum:harbour.eth@8453?value=1e18',
    { kind: 'other-network', network: 'base' },
    { kind: 'name', name: 'harbour.eth' },
  ],
  [
    'a payment of a token to a name, on a network without a short name',
    `ethereum:${address}@31337/transfer?address=harbour.eth&uint256=1`,
    { kind: 'other-network', network: '31337' },
    { kind: 'other-network', network: '31337' },
  ],
  [
    'a forged checksum in a link',
    `https://etherscan.io/address/${address.replace('C5', 'c5')}`,
    { kind: 'wrong-checksum' },
    { kind: 'wrong-checksum' },
  ],
  [
    'a page of an unknown site',
    `https://explorer.example/address/${address}`,
    { kind: 'not-a-recipient' },
    { kind: 'not-a-recipient' },
  ],
])('readRecipient of %s, on Ethereum and on Base', (_, text, ethereum, base) => {
  expect(readRecipient(text, ON_ETHEREUM)).toMatchObject(ethereum);
  expect(readRecipient(text, ON_BASE)).toMatchObject(base);
});

test('prefixIn returns the network of a link to a name', () => {
  expect(prefixIn('ethereum:harbour.eth@8453?value=1e18')).toBe('base');
  expect(prefixIn('ethereum:harbour.eth')).toBe('');
});
