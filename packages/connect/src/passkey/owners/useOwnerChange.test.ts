import { UserRejectedRequestError } from 'viem';
import { expect, it } from 'vitest';
import { PasskeyError, type PasskeyErrorReason } from '../../../../passkey/src/passkeyError.ts';
import { ownerProblem } from './useOwnerChange.ts';

it.each<[PasskeyErrorReason, string]>([
  ['rejected', 'refused'],
  ['exists', 'exists'],
  ['relayUnreachable', 'relay'],
  ['relayRefused', 'relay'],
  ['internal', 'other'],
])('%s is %s', (reason, problem) => {
  expect(ownerProblem(new PasskeyError(reason, 'No.'))).toBe(problem);
});

it('reads it inside of wagmi’s errors too', () => {
  const inside = new PasskeyError('rejected', 'No.');
  expect(ownerProblem(new UserRejectedRequestError(inside))).toBe('refused');
  expect(ownerProblem('?')).toBe('other');
});
