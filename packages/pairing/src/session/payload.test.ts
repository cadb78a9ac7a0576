import { expect, test } from 'vitest';
import { parsePayload } from './payload.ts';

test.each([
  [
    'a request',
    { id: 1, method: 'a', params: [] },
    { kind: 'request', id: 1, method: 'a', params: [] },
  ],
  ['a request without parameters', { id: 1, method: 'a' }, { kind: 'request', id: 1, method: 'a' }],
  ['a result', { id: 1, result: null }, { kind: 'result', id: 1, result: null }],
  [
    'an error',
    { id: 1, error: { code: 5000, message: 'No' } },
    { kind: 'error', id: 1, fault: { code: 5000, message: 'No' } },
  ],
  [
    'an error that says nothing',
    { id: 1, error: { code: 'x', message: 7 } },
    { kind: 'error', id: 1, fault: { code: -32_603, message: '' } },
  ],
])('parsePayload reads %s', (_, value, found) => {
  expect(parsePayload(JSON.stringify(value))).toMatchObject(found);
});

test.each([
  ['no JSON', 'hello'],
  ['a text', '"hello"'],
  ['nothing', 'null'],
  ['no id', '{"result":true}'],
  ['id 0', '{"id":0,"result":true}'],
  ['an id that is a text', '{"id":"1","result":true}'],
  ['an id that is not a whole number', '{"id":1.5,"result":true}'],
  ['an id that JSON cannot hold', '{"id":9007199254740993,"result":true}'],
  ['neither question nor answer', '{"id":1}'],
  ['a result that is inherited', '{"id":1,"__proto__":{"result":true}}'],
  ['a method of any length', JSON.stringify({ id: 1, method: 'a'.repeat(65) })],
])('parsePayload returns undefined for %s', (_, text) => {
  expect(parsePayload(text)).toBeUndefined();
});
