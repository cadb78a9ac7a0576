import { expect, test } from 'vitest';
import { hear, hearAll } from './heard.ts';

test('a request counts once, in whichever order they come', () => {
  const some = hear(hear([], 20) ?? [], 10) ?? [];
  expect(some).toEqual([10, 20]);
  expect(hear(some, 10)).toBeUndefined();
  expect(hear(some, 15)).toEqual([10, 15, 20]);
});

test('with a full memory, what is older than all of it counts as heard', () => {
  const full = Array.from({ length: 128 }, (_, at) => 100 + at);
  expect(hear(full, 99)).toBeUndefined();
  expect(hear(full, 300)).toHaveLength(128);
  expect(hear(hear(full, 300) ?? [], 100)).toBeUndefined();
});

test('what two tabs heard is put together', () => {
  expect(hearAll([1, 3], [2, 3])).toEqual([1, 2, 3]);
});
