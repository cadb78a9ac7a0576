import { expect, it } from 'vitest';
import { PasskeyError } from '../../../../passkey/src/passkeyError.ts';
import { retryTime, submitProblem } from './submitProblem.ts';

it.each([
  ['budget-spent', 'spent'],
  ['too-many-failures', 'failing'],
  ['account-busy', 'busy'],
  ['relay-empty', 'empty'],
  ['fee-too-high', 'expensive'],
  ['target-refused', 'rules'],
  ['account-refused', 'rules'],
  ['simulation-failed', 'fails'],
])('a relay that answers %s: %s', (error, problem) => {
  const cause = { error, message: 'In English.' };
  for (const reason of ['relayRefused', 'relayUnreachable'] as const)
    expect(submitProblem(new PasskeyError(reason, 'No.', { cause }))).toBe(problem);
});

it.each([
  ['a code that is not known', { error: 'too-many-requests' }],
  ['a code of every object', { error: 'constructor' }],
  ['no answer', undefined],
])('%s is what the error says of itself', (_, cause) => {
  expect(submitProblem(new PasskeyError('relayUnreachable', 'No.', { cause }))).toBe('unreachable');
  expect(submitProblem(new PasskeyError('relayRefused', 'No.', { cause }))).toBe('other');
});

it('anything else is anything', () => {
  expect(submitProblem('?')).toBe('other');
  expect(submitProblem(undefined)).toBe('other');
});

it.each([
  [5, 'en', 'in 1 minute'],
  [600, 'en', 'in 10 minutes'],
  [3_541, 'de', 'in 1 Stunde'],
  [86_400, 'ja', '24 時間後'],
])('a relay that pays again in %s s says so in %s', (retryAfterSeconds, locale, words) => {
  const cause = { error: 'budget-spent', retryAfterSeconds };
  expect(retryTime(new PasskeyError('relayRefused', 'No.', { cause }), locale)).toBe(words);
});

it.each([undefined, null, 'soon', -1, 0, 1e9, {}])(
  'a wait of %s is no time',
  (retryAfterSeconds) => {
    const cause = { error: 'budget-spent', retryAfterSeconds };
    expect(retryTime(new PasskeyError('relayRefused', 'No.', { cause }), 'en')).toBeUndefined();
  },
);
