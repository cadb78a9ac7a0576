import { expect, test } from 'vitest';
import { isRevert } from './verifyByContract.ts';

const circular: { cause?: unknown } = {};
circular.cause = circular;

test.each<[string, unknown, boolean]>([
  ['code 3', { code: 3, message: 'execution failed' }, true],
  ['-32000 and words', { code: -32000, message: 'execution reverted' }, true],
  ['an invalid opcode', { code: -32000, message: 'invalid opcode: INVALID' }, true],
  ['gas that ran out', { code: -32603, message: 'EVM error OutOfGas' }, true],
  ['gas that ran out, in words', { code: -32000, message: 'out of gas' }, true],
  ['an opcode that is not known', { code: -32603, message: 'EVM error OpcodeNotFound' }, true],
  ['wrapped by a client', new Error('call failed', { cause: { code: 3, message: '' } }), true],
  ['a node that lacks the state', { code: -32000, message: 'missing trie node' }, false],
  ['a node that failed', { code: -32603, message: 'Internal error' }, false],
  ['a limit of the node', { code: -32005, message: 'limit exceeded' }, false],
  ['no connection', new TypeError('fetch failed'), false],
  ['nothing', undefined, false],
  ['a text', 'execution reverted', false],
  ['causes without end', circular, false],
])('isRevert classifies %s', (_name, error, expected) => {
  expect(isRevert(error)).toBe(expected);
});
