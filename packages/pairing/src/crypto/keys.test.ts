import {
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
} from 'node:crypto';
import { expect, test } from 'vitest';
import { agreeOnKey, createKey, createKeyPair, isHex32, topicOf } from './keys.ts';

// Node's X25519 requires keys in this encoding (RFC 8410).
const wrapSecret = (secret: Uint8Array) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), secret]),
    format: 'der',
    type: 'pkcs8',
  });
const wrapPublic = (publicKey: string) =>
  createPublicKey({
    key: Buffer.from(`302a300506032b656e032100${publicKey}`, 'hex'),
    format: 'der',
    type: 'spki',
  });

test('two sides agree on a key, the same that Node works out', () => {
  const [page, wallet] = [createKeyPair(), createKeyPair()];
  const key = agreeOnKey(page.secret, wallet.publicKey);
  expect(agreeOnKey(wallet.secret, page.publicKey)).toEqual(key);
  const shared = diffieHellman({
    privateKey: wrapSecret(page.secret),
    publicKey: wrapPublic(wallet.publicKey),
  });
  expect(key).toEqual(new Uint8Array(hkdfSync('sha256', shared, '', '', 32)));
});

test.each([
  ['zero', '00'.repeat(32)],
  ['one', `01${'00'.repeat(31)}`],
  ['of order eight', 'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800'],
])('a public key of low order (%s) makes no key', (_, publicKey) => {
  expect(agreeOnKey(createKeyPair().secret, publicKey)).toBeUndefined();
});

test('a topic is the SHA-256 of its key, and no key is made twice', () => {
  const key = createKey();
  expect(topicOf(key)).toBe(createHash('sha256').update(key).digest('hex'));
  expect(createKey()).not.toEqual(key);
});

test.each([
  '',
  'ab',
  'AB'.repeat(32),
  `${'ab'.repeat(32)} `,
  7,
  null,
  undefined,
  ['ab'.repeat(32)],
])('%s is no topic', (value) => {
  expect(isHex32(value)).toBe(false);
});
