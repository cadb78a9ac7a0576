import { expect, it } from 'vitest';
import { createCache } from './createCache.ts';

it('createCache returns what was stored', () => {
  const cache = createCache(1_000_000, 10);
  cache.set('a', '1');
  expect([cache.get('a'), cache.get('b')]).toEqual(['1', undefined]);
});

it('createCache evicts the least recently read entry (LRU)', () => {
  const cache = createCache(1_000_000, 2);
  cache.set('a', '1');
  cache.set('b', '2');
  cache.get('a');
  cache.set('c', '3');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1', undefined, '3']);
});

it('createCache never exceeds its size', () => {
  const cache = createCache(10_000, 1_000);
  for (let index = 0; index < 500; index += 1) {
    cache.set(`key ${index % 70}`, 'x'.repeat((index * 37) % 400));
    expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  }
  expect(cache.entries()).toBeGreaterThan(5);
});

it('createCache does not store an entry that would evict all others', () => {
  const cache = createCache(10_000, 1_000);
  cache.set('a', '1');
  cache.set('large', 'x'.repeat(1_000));
  expect([cache.get('large'), cache.get('a')]).toEqual([undefined, '1']);
});

it('createCache counts a replaced entry once', () => {
  const cache = createCache(1_000_000, 10);
  cache.set('a', '1');
  const bytes = cache.bytes();
  cache.set('a', '2');
  expect([cache.bytes(), cache.entries(), cache.get('a')]).toEqual([bytes, 1, '2']);
  cache.clear();
  expect([cache.bytes(), cache.entries()]).toEqual([0, 0]);
});

it('createCache of size 0 stores nothing', () => {
  const cache = createCache(0, 10);
  cache.set('a', '1');
  expect(cache.get('a')).toBeUndefined();
});
