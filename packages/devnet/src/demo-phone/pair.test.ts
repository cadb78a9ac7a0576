import { expect, test } from 'vitest';
import { readPairingLink } from './pair.ts';

const topic = 'ab'.repeat(32);
const symKey = 'cd'.repeat(32);
const link = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=1000`;
const within = (uri: string) => `https://phone.example/wc?uri=${encodeURIComponent(uri)}`;

test.each([
  ['a link', link, { kind: 'link', uri: link }],
  ['a link with room around it', `\n ${link} `, { kind: 'link', uri: link }],
  ['a link that opens a wallet', within(link), { kind: 'link', uri: link }],
  ['its own scheme', `demo://wc?uri=${encodeURIComponent(link)}`, { kind: 'link', uri: link }],
  ['no expiry', link.replace(/&expiry.*/, ''), { kind: 'link', uri: link.slice(0, -21) }],
  ['past its expiry', link.replace('1000', '999'), { kind: 'expired' }],
  ['an expiry that is not a number', link.replace('1000', 'soon'), { kind: 'expired' }],
  ['an older version', link.replace('@2', '@1'), { kind: 'none' }],
  ['a short topic', link.replace(topic, 'ab'), { kind: 'none' }],
  ['no key', link.replace(symKey, ''), { kind: 'none' }],
  ['an address', 'https://phone.example/wc', { kind: 'none' }],
  ['words', 'not a link', { kind: 'none' }],
  ['nothing', '', { kind: 'none' }],
  ['a flood', `${link}${'0'.repeat(5_000)}`, { kind: 'none' }],
])('readPairingLink of %s', (_, text, read) => {
  expect(readPairingLink(text, 999_500)).toEqual(read);
});
