import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RELAY_LIMITS } from './limits.ts';
import type { Relay } from './relay.ts';
import { closed, createIdentity, openClient, openSocket } from './relayClient.testing.ts';
import { startRelay } from './startRelay.ts';
import { writeDidKey } from './verifyAuth.ts';

const TOPIC = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const published = { topic: TOPIC, message: 'sealed', ttl: 300, tag: 1108 };

let relay: Relay;
/** Offset of the relay's clock, in ms. */
let ahead: number;

beforeEach(async () => {
  ahead = 0;
  relay = await startRelay({ now: () => Date.now() + ahead });
});
afterEach(() => relay.stop());

describe('startRelay authentication', () => {
  const identity = createIdentity();
  const seconds = Math.floor(Date.now() / 1_000);
  const tamper = (token: string) => {
    const [header, , signature] = token.split('.');
    const [, payload] = createIdentity().token(relay.url).split('.');
    return [header, payload, signature].join('.');
  };

  test.each<[string, () => string | undefined]>([
    ['no token', () => undefined],
    ['no JWT', () => 'nonsense'],
    ['four parts', () => `${identity.token(relay.url)}.x`],
    ['another payload than was signed', () => tamper(identity.token(relay.url))],
    ['another algorithm', () => identity.token(relay.url, {}, { alg: 'none', typ: 'JWT' })],
    ['made for another relay', () => identity.token('wss://relay.example')],
    ['run out', () => identity.token(relay.url, { exp: seconds - 1 })],
    ['made in the future', () => identity.token(relay.url, { iat: seconds + 3_600 })],
    ['no subject', () => identity.token(relay.url, { sub: '' })],
    ['of no did:key', () => identity.token(relay.url, { iss: 'did:web:example' })],
    ['of another key', () => identity.token(relay.url, { iss: createIdentity().clientId })],
    [
      'of a key that is not a point',
      () => identity.token(relay.url, { iss: writeDidKey(new Uint8Array(32).fill(255)) }),
    ],
    ['endless', () => `${'a'.repeat(5_000)}.b.c`],
  ])('closes with 3000 for a token that is %s', async (_, token) => {
    const query = new URLSearchParams({ projectId: 'test' });
    const auth = token();
    if (auth !== undefined) query.set('auth', auth);
    const socket = await openSocket(`${relay.url}/?${query}`);
    expect(await closed(socket)).toBe(3_000);
  });

  test('refuses a missing project id', async () => {
    const socket = await openSocket(`${relay.url}/?auth=${identity.token(relay.url)}`);
    expect(await closed(socket)).toBe(3_000);
  });

  test('accepts a token for another name of this machine', async () => {
    const url = `ws://localhost:${relay.port}`;
    const client = await openClient(url);
    expect((await client.ask('irn_subscribe', { topic: TOPIC })).result).toBeTypeOf('string');
  });
});

describe('startRelay messages', () => {
  test('reach every subscriber of the topic and not their publisher, with ids below 2^53', async () => {
    const [phone, page, tab] = await Promise.all([1, 2, 3].map(() => openClient(relay.url)));
    for (const client of [phone, page, tab]) await client?.ask('irn_subscribe', { topic: TOPIC });
    expect(await phone?.ask('irn_publish', published)).toMatchObject({ result: true });
    expect(await page?.messages(1)).toEqual(['sealed']);
    expect(await tab?.messages(1)).toEqual(['sealed']);
    expect(phone?.pushed).toEqual([]);
    expect(page?.pushed[0]).toMatchObject({
      method: 'irn_subscription',
      params: { data: { topic: TOPIC, tag: 1108, publishedAt: expect.any(Number) } },
    });
    expect(Number.isSafeInteger(page?.pushed[0]?.id)).toBe(true);
  });

  test('a subscription has the id clients work out: sha256 of topic and client', async () => {
    const client = await openClient(relay.url);
    const { result } = await client.ask('irn_batchSubscribe', { topics: [TOPIC, OTHER] });
    const id = (topic: string) =>
      createHash('sha256')
        .update(topic + client.clientId)
        .digest('hex');
    expect(result).toEqual([id(TOPIC), id(OTHER)]);
  });

  test('wait until acknowledged, over another connection of the same client', async () => {
    const identity = createIdentity();
    const phone = await openClient(relay.url);
    await phone.ask('irn_publish', published);
    expect(relay.waiting).toBe(1);

    const page = await openClient(relay.url, identity);
    await page.ask('irn_subscribe', { topic: TOPIC });
    expect(await page.messages(1)).toEqual(['sealed']);
    await page.close();
    const again = await openClient(relay.url, identity);
    await again.ask('irn_subscribe', { topic: TOPIC });
    expect(await again.messages(1)).toEqual(['sealed']);
    again.acknowledge();
    await again.ask('irn_fetchMessages', { topic: OTHER });
    expect(relay.waiting).toBe(0);
  });

  test('are not pushed twice to a socket that subscribes twice', async () => {
    const phone = await openClient(relay.url);
    await phone.ask('irn_publish', published);
    const page = await openClient(relay.url);
    await page.ask('irn_subscribe', { topic: TOPIC });
    await page.ask('irn_subscribe', { topic: TOPIC });
    await page.ask('irn_fetchMessages', { topic: OTHER });
    expect(page.pushed).toHaveLength(1);
  });

  test('are gone when their time to live ends', async () => {
    const phone = await openClient(relay.url);
    await phone.ask('irn_publish', published);
    ahead = 301_000;
    const page = await openClient(relay.url);
    const { result } = await page.ask('irn_fetchMessages', { topic: TOPIC });
    expect(result).toEqual({ messages: [], hasMore: false });
  });

  test('are fetched once, oldest first, and never by their publisher', async () => {
    const phone = await openClient(relay.url);
    await phone.ask('irn_batchPublish', { messages: [published] });
    ahead = 1;
    await phone.ask('irn_publish', { ...published, topic: OTHER, message: 'second' });
    const topics = [OTHER, TOPIC, TOPIC];
    expect((await phone.ask('irn_batchFetchMessages', { topics })).result).toMatchObject({
      messages: [],
    });
    const page = await openClient(relay.url);
    const { result } = await page.ask('irn_batchFetchMessages', { topics });
    expect(result).toMatchObject({ messages: [{ message: 'sealed' }, { message: 'second' }] });
    expect((await page.ask('irn_batchFetchMessages', { topics })).result).toMatchObject({
      messages: [],
    });
  });

  test('stop after unsubscribing', async () => {
    const phone = await openClient(relay.url);
    const page = await openClient(relay.url);
    const { result: id } = await page.ask('irn_subscribe', { topic: TOPIC });
    expect(await page.ask('irn_unsubscribe', { topic: OTHER, id })).toMatchObject({
      result: false,
    });
    expect(await page.ask('irn_unsubscribe', { topic: TOPIC, id })).toMatchObject({ result: true });
    await phone.ask('irn_publish', published);
    await page.ask('irn_subscribe', { topic: OTHER });
    expect(page.pushed).toEqual([]);
  });

  test('a proposal and its approval in one call each, subscribing the sender', async () => {
    const page = await openClient(relay.url);
    const phone = await openClient(relay.url);
    await page.ask('wc_proposeSession', { pairingTopic: TOPIC, sessionProposal: 'ask', ttl: 300 });
    await phone.ask('irn_subscribe', { topic: TOPIC });
    expect(await phone.messages(1)).toEqual(['ask']);
    await phone.ask('wc_approveSession', {
      pairingTopic: TOPIC,
      sessionTopic: OTHER,
      sessionProposalResponse: 'yes',
      sessionSettlementRequest: 'settle',
      ttl: 300,
    });
    expect(await page.messages(1)).toEqual(['yes']);
    await page.ask('irn_subscribe', { topic: OTHER });
    expect(await page.messages(2)).toEqual(['yes', 'settle']);
    expect(relay.seen.map(({ tag }) => tag)).toEqual([1100, 1101, 1102]);
    await page.ask('irn_publish', { ...published, topic: OTHER, message: 'settled', tag: 1103 });
    expect(await phone.messages(2)).toEqual(['ask', 'settled']);
  });
});

describe('startRelay refusals', () => {
  test.each<[string, string, unknown, number]>([
    ['an unknown method', 'irn_nonsense', {}, -32601],
    ['a method of every object', 'toString', {}, -32601],
    ['a topic that is none', 'irn_subscribe', { topic: 'short' }, -32602],
    ['no message', 'irn_publish', { ...published, message: '' }, -32602],
    ['no time to live', 'irn_publish', { ...published, ttl: undefined }, -32602],
    ['an endless time to live', 'irn_publish', { ...published, ttl: 2_592_001 }, -32602],
    ['a tag that is text', 'irn_publish', { ...published, tag: '1108' }, -32602],
    [
      'a long message',
      'irn_publish',
      { ...published, message: 'a'.repeat(RELAY_LIMITS.messageLength + 1) },
      -32602,
    ],
    ['an empty batch', 'irn_batchSubscribe', { topics: [] }, -32602],
    ['a long batch', 'irn_batchSubscribe', { topics: Array(501).fill(TOPIC) }, -32602],
    ['half an approval', 'wc_approveSession', { pairingTopic: TOPIC, ttl: 300 }, -32602],
  ])('answers %s with an error and keeps the socket', async (_, method, params, code) => {
    const client = await openClient(relay.url);
    // Code and one sentence, and nothing else of the error, as it stands on the wire.
    const message = expect.stringMatching(/^(Expected|The relay) .+\.$/);
    expect((await client.ask(method, params)).error).toEqual({ code, message });
    expect((await client.ask('irn_publish', published)).result).toBe(true);
    expect(relay.seen).toHaveLength(1);
  });

  test('ignores frames that are not JSON-RPC', async () => {
    const client = await openClient(relay.url);
    for (const frame of ['', '{', '[]', 'null', '{"id":1}', '{"jsonrpc":"2.0","id":1e99}']) {
      client.socket.send(frame);
    }
    client.socket.send(Buffer.from([0, 1, 2]));
    client.socket.send('{"jsonrpc":"2.0","id":1,"result":true}');
    expect((await client.ask('irn_publish', published)).result).toBe(true);
  });

  test('closes the socket for a frame over 1 MB', async () => {
    const client = await openClient(relay.url);
    const sent = () => client.socket.send('a'.repeat(RELAY_LIMITS.frameBytes + 1));
    expect(await closed(client.socket, sent)).toBe(1_009);
  });

  test('limits a socket to 1,000 topics', async () => {
    const client = await openClient(relay.url);
    const topics = Array.from({ length: 1_000 }, (_, at) => at.toString(16).padStart(64, '0'));
    await client.ask('irn_batchSubscribe', { topics: topics.slice(0, 500) });
    await client.ask('irn_batchSubscribe', { topics: topics.slice(500) });
    expect((await client.ask('irn_subscribe', { topic: TOPIC })).error?.code).toBe(-32602);
    expect((await client.ask('irn_subscribe', { topic: topics[0] })).error).toBeUndefined();
  });
});

test('startRelay logs the readable fields of a message', async () => {
  const client = await openClient(relay.url);
  await client.ask('irn_publish', { ...published, prompt: true, tvf: { chainId: 'eip155:1' } });
  expect(relay.seen).toEqual([
    {
      clientId: client.clientId,
      method: 'irn_publish',
      topic: TOPIC,
      tag: 1108,
      ttl: 300,
      prompt: true,
      size: 6,
      message: 'sealed',
      extra: { tvf: { chainId: 'eip155:1' } },
    },
  ]);
  expect(relay.log.map(({ event }) => event)).toEqual(['open', 'request', 'published']);
});

test('startRelay listens on loopback only and frees its port', async () => {
  expect(relay.url).toBe(`ws://127.0.0.1:${relay.port}`);
  const client = await openClient(relay.url);
  const gone = closed(client.socket);
  await relay.stop();
  expect(await gone).toBe(1_006);
  const next = await startRelay({ port: relay.port });
  await expect(startRelay({ port: relay.port })).rejects.toThrow('EADDRINUSE');
  await next.stop();
  await next.stop();
});
