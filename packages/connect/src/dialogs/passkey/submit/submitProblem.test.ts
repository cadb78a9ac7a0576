import { expect, it } from 'vitest';
import { PasskeyError } from '../../../../../passkey/src/passkeyError.ts';
import { submitProblem } from './submitProblem.ts';

it.each([
  ['budget-spent', 'spent'],
  ['relay-empty', 'empty'],
  ['fee-too-high', 'expensive'],
  ['target-refused', 'rules'],
  ['account-refused', 'rules'],
  ['simulation-failed', 'fails'],
])('a relay that answers %s: %s', (error, problem) => {
  const cause = { error, message: 'In English.' };
  for (const reason of ['relay-refused', 'relay-unreachable'] as const)
    expect(submitProblem(new PasskeyError(reason, 'No.', { cause }))).toBe(problem);
});

it.each([
  ['a code that is not known', { error: 'too-many-requests' }],
  ['a code of every object', { error: 'constructor' }],
  ['no answer', undefined],
])('%s is what the error says of itself', (_, cause) => {
  expect(submitProblem(new PasskeyError('relay-unreachable', 'No.', { cause }))).toBe(
    'unreachable',
  );
  expect(submitProblem(new PasskeyError('relay-refused', 'No.', { cause }))).toBe('other');
});

it('anything else is anything', () => {
  expect(submitProblem('?')).toBe('other');
  expect(submitProblem(undefined)).toBe('other');
});
