import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  agreeOnKey,
  createKey,
  createKeyPair,
  deriveKeyPair,
  deriveTopic,
  isHex32,
} from './keys.ts';

test('two sides agree on a key', async () => {
  const [page, wallet] = await Promise.all([createKeyPair(), createKeyPair()]);
  const key = await agreeOnKey(page.secret, wallet.publicKey);
  expect(key).toHaveLength(32);
  expect(await agreeOnKey(wallet.secret, page.publicKey)).toEqual(key);
  expect(await deriveKeyPair(page.secret)).toEqual(page);
});

test('a public key of low order makes no key', async () => {
  const { secret } = await createKeyPair();
  expect(await agreeOnKey(secret, '00'.repeat(32))).toBeUndefined();
});

test('a topic is the SHA-256 of its key, and no key is made twice', () => {
  const key = createKey();
  expect(deriveTopic(key)).toBe(createHash('sha256').update(key).digest('hex'));
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
