import { expect, it } from 'vitest';
import { createConcurrency } from './concurrency.ts';

const { signal: waits } = new AbortController();

/** Enters calls and records which started; `end` ends one. */
function open(most: number) {
  const concurrency = createConcurrency(most);
  const began: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = async (name: string, calls = 1, client = 'one', left = waits) => {
    const end = await concurrency.enter(client, calls, left);
    if (end === null) refused.push(name);
    else {
      began.push(name);
      ends.set(name, end);
    }
  };
  return { enter, began, refused, end: (name: string) => ends.get(name)?.() };
}

it('createConcurrency runs the limited number of calls, and queues the others in order', async () => {
  const { enter, began, end } = open(3);
  void enter('a');
  const second = enter('b', 2);
  const third = enter('c');
  const fourth = enter('d', 3);
  await second;
  expect(began).toEqual(['a', 'b']);
  end('b');
  await third;
  expect(began).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await fourth;
  expect(began).toEqual(['a', 'b', 'c', 'd']);
});

it('createConcurrency runs a request with more calls than the limit alone', async () => {
  const { enter, began, end } = open(3);
  await enter('batch', 100);
  const next = enter('next');
  expect(began).toEqual(['batch']);
  end('batch');
  await next;
  expect(began).toEqual(['batch', 'next']);
});

it('createConcurrency never queues a client behind another', async () => {
  const { enter, began } = open(2);
  await enter('greedy', 100);
  void enter('greedy too', 100);
  await enter('other', 1, 'another client');
  expect(began).toEqual(['greedy', 'other']);
});

it('createConcurrency refuses requests beyond the queue’s length', async () => {
  const { enter, refused } = open(2);
  await enter('running', 2);
  for (let count = 0; count < 10; count += 1) void enter(`waits ${count}`, 2);
  await enter('one too many');
  expect(refused).toEqual(['one too many']);
});

it('createConcurrency gives the place of an aborted request to the next', async () => {
  const { enter, began, refused, end } = open(1);
  const leaving = new AbortController();
  await enter('a');
  const second = enter('b', 1, 'one', leaving.signal);
  const third = enter('c');
  leaving.abort();
  await second;
  expect(refused).toEqual(['b']);
  end('a');
  await third;
  expect(began).toEqual(['a', 'c']);
});

it('createConcurrency of 0 is unlimited', async () => {
  const { enter, began } = open(0);
  await Promise.all(Array.from({ length: 50 }, (_, index) => enter(`${index}`, 100)));
  expect(began).toHaveLength(50);
});
