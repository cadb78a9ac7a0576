import { expect, it } from 'vitest';
import { classifyError, type ErrorCause, retryAfterMs } from './nodeError.ts';

it.each<[number, string, ErrorCause]>([
  [3, 'execution reverted: rate limit', 'question'],
  [-32_602, 'invalid argument 0', 'question'],
  [-32_005, 'query returned more than 10000 results', 'question'],
  [-32_000, 'nonce too low', 'question'],
  [429, 'anything', 'limit'],
  [-32_005, 'daily request count exceeded, request rate limited', 'limit'],
  [-32_005, 'Too Many Requests', 'limit'],
  [-32_603, 'Internal error', 'node'],
  [-32_000, 'header not found', 'node'],
  [-32_000, 'missing trie node 1a2b (path )', 'node'],
  [-32_001, 'Unknown block', 'node'],
])('classifyError of %i, "%s" is %s', (code, message, cause) => {
  expect(classifyError({ code, message })).toBe(cause);
});

const now = Date.parse('Fri, 31 Dec 1999 23:59:50 GMT');

it.each([
  ['7', 7_000],
  [' 7 ', 7_000],
  ['0', 0],
  ['Fri, 31 Dec 1999 23:59:59 GMT', 9_000],
  ['Fri, 31 Dec 1999 23:59:00 GMT', 0],
  ['86400', 300_000],
  ['soon', null],
  ['-5', null],
  ['', null],
  [undefined, null],
])('%j has the Retry-After %j ms', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});
