import { expect, it } from 'vitest';
import { PasskeyError } from '../../passkeyError.ts';
import { formatRetryTime, readSubmitProblem } from './submitProblem.ts';

it.each([
  ['budget-spent', 'spent'],
  ['too-many-failures', 'failing'],
  ['account-busy', 'busy'],
  ['relay-empty', 'empty'],
  ['fee-too-high', 'expensive'],
  ['target-refused', 'rules'],
  ['account-refused', 'rules'],
  ['simulation-failed', 'fails'],
])('readSubmitProblem returns for the relay code %s: %s', (error, problem) => {
  const cause = { error, message: 'In English.' };
  for (const reason of ['relayRefused', 'relayUnreachable'] as const)
    expect(readSubmitProblem(new PasskeyError(reason, 'No.', { cause }))).toBe(problem);
});

it.each([
  ['an unknown code', { error: 'too-many-requests' }],
  ['a code that is a property of every object', { error: 'constructor' }],
  ['no cause', undefined],
])('readSubmitProblem returns the problem by the reason for %s', (_, cause) => {
  expect(readSubmitProblem(new PasskeyError('relayUnreachable', 'No.', { cause }))).toBe(
    'unreachable',
  );
  expect(readSubmitProblem(new PasskeyError('relayRefused', 'No.', { cause }))).toBe('other');
});

it('readSubmitProblem returns `other` for unknown errors', () => {
  expect(readSubmitProblem('?')).toBe('other');
  expect(readSubmitProblem(undefined)).toBe('other');
});

it.each([
  [5, 'en', 'in 1 minute'],
  [600, 'en', 'in 10 minutes'],
  [3_541, 'de', 'in 1 Stunde'],
  [86_400, 'ja', '24 時間後'],
])('formatRetryTime formats %s s in %s', (retryAfterSeconds, locale, words) => {
  const cause = { error: 'budget-spent', retryAfterSeconds };
  expect(formatRetryTime(new PasskeyError('relayRefused', 'No.', { cause }), locale)).toBe(words);
});

it.each([undefined, null, 'soon', -1, 0, 1e9, {}])(
  'formatRetryTime returns undefined for %s',
  (retryAfterSeconds) => {
    const cause = { error: 'budget-spent', retryAfterSeconds };
    expect(
      formatRetryTime(new PasskeyError('relayRefused', 'No.', { cause }), 'en'),
    ).toBeUndefined();
  },
);
