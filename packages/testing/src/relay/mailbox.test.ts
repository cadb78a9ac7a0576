import { expect, test } from 'vitest';
import { RELAY_LIMITS } from './limits.ts';
import { createMailbox, type Message } from './mailbox.ts';

const message = (text: string, topic = 'topic'): Message => ({
  topic,
  message: text,
  tag: 0,
  attestation: undefined,
  publishedAt: 0,
  expiresAt: 1_000,
  publisher: 'phone',
});
const texts = (messages: readonly Message[]) => messages.map((one) => one.message);

test('createMailbox keeps the newest messages of a topic', () => {
  const mailbox = createMailbox(() => 0);
  for (let at = 0; at < RELAY_LIMITS.waitingOfATopic + 5; at += 1) mailbox.put(message(String(at)));
  expect(mailbox.size()).toBe(RELAY_LIMITS.waitingOfATopic);
  expect(mailbox.read('topic', 'page')[0]?.message).toBe('5');
});

test('createMailbox bounds the total text, keeping the newest', () => {
  const mailbox = createMailbox(() => 0);
  const half = 'a'.repeat(RELAY_LIMITS.waitingLength / 2);
  for (const topic of ['one', 'two', 'three']) mailbox.put(message(half, topic));
  expect(mailbox.read('one', 'page')).toEqual([]);
  expect(mailbox.size()).toBe(2);
});

test('createMailbox drops expired and acknowledged messages', () => {
  let now = 0;
  const mailbox = createMailbox(() => now);
  const short = { ...message('short'), expiresAt: 500 };
  const long = message('long');
  mailbox.put(short);
  mailbox.put(long);
  mailbox.put(long);
  expect(texts(mailbox.read('topic', 'page'))).toEqual(['short', 'long']);
  expect(mailbox.read('topic', 'phone')).toEqual([]);
  now = 500;
  expect(texts(mailbox.read('topic', 'page'))).toEqual(['long']);
  mailbox.remove(long);
  mailbox.remove(long);
  expect(mailbox.size()).toBe(0);
});
