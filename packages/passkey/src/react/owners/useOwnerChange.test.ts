import { UserRejectedRequestError } from 'viem';
import { expect, it } from 'vitest';
import { PasskeyError, type PasskeyErrorReason } from '../../passkeyError.ts';
import { readOwnerProblem } from './useOwnerChange.ts';

it.each<[PasskeyErrorReason, string]>([
  ['rejected', 'refused'],
  ['exists', 'exists'],
  ['relayUnreachable', 'relay'],
  ['relayRefused', 'relay'],
  ['internal', 'other'],
])('readOwnerProblem returns for the reason %s: %s', (reason, problem) => {
  expect(readOwnerProblem(new PasskeyError(reason, 'No.'))).toBe(problem);
});

it('readOwnerProblem reads the reason of a nested error, and returns `other` for unknown errors', () => {
  const inside = new PasskeyError('rejected', 'No.');
  expect(readOwnerProblem(new UserRejectedRequestError(inside))).toBe('refused');
  expect(readOwnerProblem('?')).toBe('other');
});
