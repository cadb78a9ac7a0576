import { expect, test } from 'vitest';
import { isOwnOrigin } from './isOwnOrigin.ts';

test.each([
  ['http://localhost:5173', true],
  ['https://localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://shop.localhost:3000', true],
  ['https://example.com', false],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['null', false],
  ['file://', false],
  ['', false],
])('a page of %s is of this machine: %s', (origin, expected) => {
  expect(isOwnOrigin(origin)).toBe(expected);
});
