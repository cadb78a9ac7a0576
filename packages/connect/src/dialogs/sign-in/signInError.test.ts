import { expect, it } from 'vitest';
import { problemOf, SignInError } from './signInError.ts';
import type { SignInProblem } from './signInState.ts';

const words = new Error('The device is asleep');

it.each<[unknown, SignInProblem | undefined]>([
  [new SignInError('rejected', false, { code: 4001 }), undefined],
  [new SignInError('cancelled', false, 'cancelled'), undefined],
  [new SignInError('changed', false, 'changed'), undefined],
  [new SignInError('preparing_error', false, words), { error: 'preparing_error' }],
  [
    new SignInError('signing_error', false, words),
    { error: 'signing_error', detail: 'The device is asleep' },
  ],
  [
    new SignInError('signing_error', false, { code: -32002, message: 'pending' }),
    { error: 'signing_error', cause: 'busy' },
  ],
  [new SignInError('signing_error', true, 'timeout'), { error: 'signing_error', cause: 'timeout' }],
  [new SignInError('verifying_error', true, 'timeout'), { error: 'verifying_error' }],
  [new SignInError('oops_error', false, words), { error: 'oops_error' }],
  [words, { error: 'oops_error' }],
])('of %s it says %o', (failure, problem) => {
  expect(problemOf(failure)).toEqual(problem);
});

it('tells the host which step failed and why', () => {
  const error = new SignInError('signing_error', false, words);
  expect(error.message).toBe(
    'The sign-in did not come about (signing_error): The device is asleep',
  );
  expect(error.cause).toBe(words);
  expect(new SignInError('verifying_error', true, 'timeout').message).toBe(
    'The sign-in did not come about (verifying_error): no answer in time',
  );
});
