import { expect, test } from 'vitest';
import { LONGEST_MESSAGE, messageProblem } from './message.ts';

test.each([
  ['a text', 'Berth 12 is ours.', undefined],
  ['the longest text', 'x'.repeat(LONGEST_MESSAGE), undefined],
  ['a text too long to be looked through', 'x'.repeat(LONGEST_MESSAGE + 1), 'tooLong'],
  ['typed data', { domain: {}, types: {}, primaryType: 'Permit', message: {} }, 'typed'],
  ['bytes', { raw: '0x1234' }, 'typed'],
] as const)('messageProblem of %s', (_, content, problem) => {
  expect(messageProblem(content)).toBe(problem);
});
