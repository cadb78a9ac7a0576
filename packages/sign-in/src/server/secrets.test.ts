import { expect, test } from 'vitest';
import { createRandomPool } from './secrets.ts';

test('createRandomPool returns unique values', () => {
  const random = createRandomPool();
  const taken = Array.from({ length: 1000 }, () => Buffer.from(random(32)).toString('hex'));
  expect(new Set(taken).size).toBe(taken.length);
  expect(taken).not.toContain('00'.repeat(32));
});

test('createRandomPool never changes bytes it has returned', () => {
  const random = createRandomPool();
  const first = random(16);
  const before = Buffer.from(first).toString('hex');
  for (let count = 0; count < 1000; count += 1) random(32);
  expect(Buffer.from(first).toString('hex')).toBe(before);
});

test.each([0, 1, 31, 4095, 4096, 4097, 10_000])('createRandomPool returns %i bytes', (size) => {
  const random = createRandomPool();
  random(7);
  const bytes = random(size);
  expect(bytes).toHaveLength(size);
  // A run of zeros this long would be unfilled bytes.
  expect(Buffer.from(bytes).toString('hex')).not.toMatch(/(?:00){8}/);
});
