import { expect, test } from 'vitest';
import { readPeer } from './readPeer.ts';

test('a site that says nothing of itself', () => {
  expect(readPeer({ name: ' ', url: '' })).toEqual({
    name: 'A site without a name',
    url: 'no address',
  });
});

test('a flood is cut', () => {
  const { name, url } = readPeer({ name: '⛵'.repeat(5_000), url: 'a'.repeat(5_000) });
  expect([...name]).toHaveLength(81);
  expect(url).toHaveLength(201);
});
