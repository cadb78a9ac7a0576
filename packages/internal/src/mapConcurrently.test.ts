import { expect, test } from 'vitest';
import { mapConcurrently } from './mapConcurrently.ts';

/** Work that the test settles. */
function desk() {
  const under = new Map<string, () => void>();
  const work = (name: string) =>
    new Promise<string>((resolve) => {
      under.set(name, () => resolve(name.toUpperCase()));
    });
  return {
    work,
    underWay: () => [...under.keys()],
    async end(name: string) {
      under.get(name)?.();
      under.delete(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('mapConcurrently limits concurrency and starts in order', async () => {
  const { work, underWay, end } = desk();
  const all = mapConcurrently(['a', 'b', 'c', 'd'], work, { concurrency: 2 });
  expect(underWay()).toEqual(['a', 'b']);
  await end('b');
  expect(underWay()).toEqual(['a', 'c']);
  await end('a');
  expect(underWay()).toEqual(['c', 'd']);
  await end('d');
  await end('c');
  expect(await all).toEqual(['A', 'B', 'C', 'D']);
});

test('mapConcurrently reports results without gaps', async () => {
  const { work, end } = desk();
  const told: (readonly string[])[] = [];
  const all = mapConcurrently(['a', 'b', 'c'], work, {
    concurrency: 3,
    onMore: (more) => told.push(more),
  });
  await end('c');
  expect(told).toEqual([]);
  await end('a');
  await end('b');
  expect(told).toEqual([['A'], ['A', 'B', 'C']]);
  expect(await all).toEqual(['A', 'B', 'C']);
});

test('mapConcurrently resolves for an empty list', async () => {
  const { work } = desk();
  expect(await mapConcurrently([], work, { concurrency: 6 })).toEqual([]);
});
