import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Relay } from './relay.ts';
import { closed, createIdentity, openClient, openSocket } from './relayClient.testing.ts';
import { startRelay } from './startRelay.ts';

const TOPIC = 'ab'.repeat(32);

let relay: Relay;
let phone: Awaited<ReturnType<typeof openClient>>;
let page: typeof phone;

beforeEach(async () => {
  relay = await startRelay();
  phone = await openClient(relay.url);
  page = await openClient(relay.url);
  await page.ask('irn_subscribe', { topic: TOPIC });
});
afterEach(() => relay.stop());

const say = (message: string, tag = 1108) =>
  phone.ask('irn_publish', { topic: TOPIC, message, ttl: 300, tag });

test('relay fault drop acknowledges and discards the message', async () => {
  relay.faults.drop({ next: 1 });
  expect(await say('lost')).toMatchObject({ result: true });
  await say('kept');
  expect(await page.messages(1)).toEqual(['kept']);
  expect(relay.waiting).toBe(1);
});

test('relay fault applies to the given tags only', async () => {
  relay.faults.drop({ tags: [1109] });
  await say('answer', 1109);
  await say('request', 1108);
  await say('answer', 1109);
  relay.faults.clear();
  await say('answer again', 1109);
  expect(await page.messages(2)).toEqual(['request', 'answer again']);
});

test('relay fault delay lets a later message overtake', async () => {
  relay.faults.delay(1_000, { next: 1 });
  await say('slow');
  await say('fast');
  expect(await page.messages(2)).toEqual(['fast', 'slow']);
});

test('relay fault duplicate pushes twice and stores once (replay)', async () => {
  relay.faults.duplicate({ next: 1 });
  await say('twice');
  expect(await page.messages(2)).toEqual(['twice', 'twice']);
  expect(relay.waiting).toBe(1);
});

test('relay fault reorder swaps neighbours', async () => {
  relay.faults.reorder();
  for (const message of ['1', '2', '3', '4', '5']) await say(message);
  expect(await page.messages(4)).toEqual(['2', '1', '4', '3']);
  relay.faults.clear();
  expect(await page.messages(5)).toEqual(['2', '1', '4', '3', '5']);
});

test('relay fault silence leaves some requests unanswered', async () => {
  relay.faults.silence({ next: 1 });
  void say('unheard');
  await say('heard');
  expect(await page.messages(1)).toEqual(['heard']);
  expect(relay.seen).toHaveLength(1);
});

test('relay fault silence sends nothing until cleared (timeout)', async () => {
  relay.faults.silence();
  const late = await openClient(relay.url);
  void late.ask('irn_subscribe', { topic: TOPIC });
  relay.inject(TOPIC, 'withheld', 1108);
  relay.faults.clear();
  await say('heard');
  expect(await page.messages(1)).toEqual(['heard']);
  expect(late.pushed).toEqual([]);
});

test('relay fault refuse closes sockets with 3000', async () => {
  relay.faults.refuse({ next: 1 });
  const query = new URLSearchParams({
    auth: createIdentity().token(relay.url),
    projectId: 'test',
  });
  expect(await closed(await openSocket(`${relay.url}/?${query}`))).toBe(3_000);
  await openClient(relay.url);
});

test.each([
  ['kept', 1],
  ['lost', 0],
] as const)('restart with the mailbox %s closes every socket', async (mailbox, waiting) => {
  await say('unacknowledged');
  await page.messages(1);
  const cut = [closed(phone.socket), closed(page.socket)];
  relay.restart(mailbox);
  expect(await Promise.all(cut)).toEqual([1_006, 1_006]);
  expect(relay.waiting).toBe(waiting);
  expect(relay.sockets).toBe(0);
  await openClient(relay.url);
});

test('relay fault inject pushes any message to every subscriber', async () => {
  await phone.ask('irn_subscribe', { topic: TOPIC });
  const huge = 'a'.repeat(2_000_000);
  relay.inject(TOPIC, huge, 1108);
  relay.inject(TOPIC, '', 0);
  expect(await page.messages(2)).toEqual([huge, '']);
  expect(await phone.messages(2)).toEqual([huge, '']);
});
