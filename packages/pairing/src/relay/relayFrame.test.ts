import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_FRAME, parseMailbox, parseRelayFrame } from './relayFrame.ts';

const topic = 'ab'.repeat(32);
const push = (data: unknown, id: unknown = 1) =>
  JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 'x', data } });

test('parseRelayFrame reads results, errors and messages', () => {
  expect(parseRelayFrame('{"id":1,"result":null}')).toEqual({
    kind: 'result',
    id: 1,
    result: null,
  });
  expect(parseRelayFrame('{"id":1,"error":{"code":1}}')).toEqual({ kind: 'error', id: 1 });
  const data = { topic, message: 'AAAA' };
  const sent = { ...data, publishedAt: 5, tag: 1100 };
  expect(parseRelayFrame(push(sent))).toEqual({ kind: 'message', id: 1, data });
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['bytes', new ArrayBuffer(4)],
  ['no id', '{"result":true}'],
  ['an id that JSON cannot hold', '{"id":9007199254740993,"result":true}'],
  ['an id that is a text', '{"id":"1","result":true}'],
  ['neither result nor error', '{"id":1}'],
  ['an unknown request', '{"id":1,"method":"irn_other","result":true}'],
  ['a message without a topic', push({ message: 'AAAA' })],
  ['a message on no topic', push({ topic: 'ab', message: 'AAAA' })],
  ['a message that is none', push({ topic, message: {} })],
  ['a frame too long', push({ topic, message: 'A'.repeat(LONGEST_FRAME) })],
])('parseRelayFrame returns undefined for %s', (_, text) => {
  expect(parseRelayFrame(text)).toBeUndefined();
});

test('parseMailbox returns valid messages only', () => {
  const messages = [{ topic, message: 'AAAA' }, null, {}, { topic: 1, message: 'AAAA' }];
  expect(parseMailbox({ messages, hasMore: true })).toEqual({
    messages: [{ topic, message: 'AAAA' }],
    hasMore: true,
  });
});

test('parseMailbox and parseRelayFrame never throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, text) => {
      expect(parseMailbox(value).messages).toEqual([]);
      parseRelayFrame(JSON.stringify(value));
      expect(parseRelayFrame(`x${text}`)).toBeUndefined();
    }),
  );
});
