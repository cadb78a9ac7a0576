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

test('agreeOnKey returns the same key on both sides', async () => {
  const [page, wallet] = await Promise.all([createKeyPair(), createKeyPair()]);
  const key = await agreeOnKey(page.secret, wallet.publicKey);
  expect(key).toHaveLength(32);
  expect(await agreeOnKey(wallet.secret, page.publicKey)).toEqual(key);
  expect(await deriveKeyPair(page.secret)).toEqual(page);
});

test('agreeOnKey refuses a public key of low order', async () => {
  const { secret } = await createKeyPair();
  expect(await agreeOnKey(secret, '00'.repeat(32))).toBeUndefined();
});

test('deriveTopic returns the SHA-256 of the key; createKey returns unique keys', () => {
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
])('isHex32 is false for %s', (value) => {
  expect(isHex32(value)).toBe(false);
});
