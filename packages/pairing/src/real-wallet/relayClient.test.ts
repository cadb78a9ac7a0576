import { expect, test } from 'vitest';
import { createRelayClient, createSeenMessages } from '../relay/relayClient.ts';
import { until } from '../until.testing.ts';
import { useWorld } from './world.testing.ts';

const world = useWorld();
const topic = 'ab'.repeat(32);
const terms = { ttl: 300, tag: 1100, prompt: false };

function open(limitMs = 2_000) {
  const heard: string[] = [];
  const ups: number[] = [];
  const downs: string[] = [];
  const client = createRelayClient({
    relayUrl: world.relay().url,
    projectId: 'test',
    limitMs,
    onMessage() {},
    onUp: () => ups.push(Date.now()),
    onDown: (reason) => downs.push(reason),
  });
  client.open();
  const listen = () => client.subscribe(topic, async (message) => void heard.push(message));
  return { client, heard, ups, downs, listen };
}

test('createRelayClient sends and receives messages, also stored ones, and acknowledges each once', async () => {
  const [page, phone] = [open(), open()];
  await phone.client.publish(topic, 'AAAA', terms);
  await page.listen();
  await phone.client.publish(topic, 'BBBB', terms);
  await until(() => page.heard.length === 2);
  expect(page.heard).toEqual(['AAAA', 'BBBB']);
  await until(() => world.relay().waiting === 0);
  expect(world.relay().log.filter(({ event }) => event === 'acknowledged')).toHaveLength(2);
  page.client.close();
  phone.client.close();
});

test('createRelayClient receives messages sent while it was offline once, and subscribes again', async () => {
  const [page, phone] = [open(), open()];
  await page.listen();
  const requests = () => world.relay().log.filter(({ event }) => event === 'request');
  const before = requests().length;
  world.relay().restart('kept');
  await phone.client.publish(topic, 'AAAA', terms);
  await until(() => page.heard.length === 1);
  // Not every relay pushes waiting messages to a new subscription: they are fetched.
  await until(() =>
    requests()
      .slice(before)
      .some(({ detail }) => detail.includes('irn_batchFetchMessages')),
  );
  await phone.client.publish(topic, 'BBBB', terms);
  await until(() => page.heard.length === 2);
  expect(page.heard).toEqual(['AAAA', 'BBBB']);
  page.client.close();
  phone.client.close();
});

test('createRelayClient delivers a repeated message once (replay)', async () => {
  const [page, phone] = [open(), open()];
  await page.listen();
  world.relay().faults.duplicate({ next: 1 });
  await phone.client.publish(topic, 'AAAA', terms);
  await phone.client.publish(topic, 'BBBB', terms);
  await until(() => page.heard.length === 2);
  expect(page.heard).toEqual(['AAAA', 'BBBB']);
  page.client.close();
  phone.client.close();
});

test('createRelayClient delivers the other messages when one fails', async () => {
  const [page, phone] = [open(), open()];
  const heard: string[] = [];
  await page.client.subscribe(topic, async (message) => {
    heard.push(message);
    if (message === 'AAAA') throw new Error('broken');
  });
  await phone.client.publish(topic, 'AAAA', terms);
  await phone.client.publish(topic, 'BBBB', terms);
  await until(() => heard.length === 2);
  page.client.close();
  phone.client.close();
});

test('createRelayClient ignores a topic after unsubscribing', async () => {
  const [page, phone] = [open(), open()];
  await page.listen();
  page.client.unsubscribe(topic);
  await phone.client.publish(topic, 'AAAA', terms);
  expect(await page.client.subscribe('cd'.repeat(32), async () => {})).toBeUndefined();
  expect(page.heard).toEqual([]);
  page.client.close();
  phone.client.close();
});

test('createRelayClient throws and opens another socket when the relay does not answer (timeout)', async () => {
  const page = open(1_500);
  await page.listen();
  world.relay().faults.silence({ next: 1 });
  await expect(page.client.publish(topic, 'AAAA', terms)).rejects.toMatchObject({
    name: 'PairingError',
    reason: 'relaySilent',
  });
  await until(() => page.ups.length === 2);
  expect(page.downs).toEqual(['relaySilent']);
  page.client.close();
});

test('createRelayClient does not close a newer socket after a request’s timeout', async () => {
  const page = open(1_500);
  await page.listen();
  // Dropped on one socket, and again on the next.
  world.relay().faults.silence({ next: 2 });
  const lost = page.client.publish(topic, 'AAAA', terms);
  page.client.reopen();
  await expect(lost).rejects.toMatchObject({ reason: 'relaySilent' });
  expect(page.downs).toEqual([]);
  expect(page.client.status()).toBe('open');
  page.client.close();
});

test('createRelayClient throws for an error response', async () => {
  const page = open();
  await expect(page.client.publish('no topic', 'AAAA', terms)).rejects.toMatchObject({
    reason: 'relayError',
  });
  page.client.close();
});

test('createRelayClient does not reconnect to a refusing relay until it is used', async () => {
  world.relay().faults.refuse();
  const page = open();
  await expect(page.listen()).rejects.toMatchObject({ reason: 'relayRefused' });
  expect(page.client.status()).toBe('refused');
  await expect(page.client.publish(topic, 'AAAA', terms)).rejects.toMatchObject({
    reason: 'relayRefused',
  });
  expect(world.relay().log.filter(({ event }) => event === 'refused')).toHaveLength(1);
  world.relay().faults.clear();
  await page.client.check();
  expect(page.client.status()).toBe('open');
  page.client.close();
});

test('createRelayClient counts a message once by topic, until the topic is forgotten', () => {
  const seen = createSeenMessages();
  expect(seen.note('one', 'hello')).toBe(true);
  expect(seen.note('one', 'hello')).toBe(false);
  expect(seen.note('two', 'hello')).toBe(true);
  seen.forget('one');
  expect(seen.note('one', 'hello')).toBe(true);
});

test('createRelayClient limits the stored messages, dropping the oldest', () => {
  const seen = createSeenMessages();
  for (let at = 0; at < 257; at += 1) seen.note('topic', `${at}`);
  expect(seen.note('topic', '256')).toBe(false);
  expect(seen.note('topic', '1')).toBe(false);
  expect(seen.note('topic', '0')).toBe(true);
});
