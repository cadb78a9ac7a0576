import { expect, test } from 'vitest';
import { createSeenMessages } from './seenMessages.ts';

test('a message counts once on each topic, until the topic is forgotten', () => {
  const seen = createSeenMessages();
  expect(seen.note('one', 'hello')).toBe(true);
  expect(seen.note('one', 'hello')).toBe(false);
  expect(seen.note('two', 'hello')).toBe(true);
  seen.forget('one');
  expect(seen.note('one', 'hello')).toBe(true);
});

test('the memory is bounded, and it is the oldest that goes', () => {
  const seen = createSeenMessages();
  for (let at = 0; at < 257; at += 1) seen.note('topic', `${at}`);
  expect(seen.note('topic', '256')).toBe(false);
  expect(seen.note('topic', '1')).toBe(false);
  expect(seen.note('topic', '0')).toBe(true);
});
