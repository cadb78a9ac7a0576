import { describe, expect, it } from 'vitest';
import {
  idle,
  SignInError,
  type SignInEvent,
  type SignInProblem,
  type SignInState,
  signInProblem,
  signInReducer,
} from './signInState.ts';

const preparing: SignInState = { step: 'idle', preparing: true };
const signing: SignInState = { step: 'signing' };
const verifying: SignInState = { step: 'verifying' };
const done: SignInState = { step: 'done' };
const problem = { error: 'signing_error', detail: 'The device is asleep' } as const;
const failed: SignInState = { step: 'idle', preparing: false, problem };
const fail: SignInEvent = { type: 'fail', problem };
const unchanged = 'unchanged';

describe('signInReducer', () => {
  it.each<[SignInState, SignInEvent, SignInState | typeof unchanged]>([
    [idle, { type: 'begin' }, preparing],
    [failed, { type: 'begin' }, preparing],
    [preparing, { type: 'begin' }, preparing],
    [signing, { type: 'begin' }, unchanged],
    [verifying, { type: 'begin' }, unchanged],

    [preparing, { type: 'askWallet' }, signing],
    [idle, { type: 'askWallet' }, unchanged],
    [failed, { type: 'askWallet' }, unchanged],
    [verifying, { type: 'askWallet' }, unchanged],

    [signing, { type: 'askServer' }, verifying],
    [idle, { type: 'askServer' }, unchanged],
    [preparing, { type: 'askServer' }, unchanged],

    [verifying, { type: 'accept' }, done],
    [idle, { type: 'accept' }, unchanged],
    [signing, { type: 'accept' }, unchanged],

    [idle, fail, failed],
    [preparing, fail, failed],
    [signing, fail, failed],
    [verifying, fail, failed],

    [preparing, { type: 'goBack' }, idle],
    [signing, { type: 'goBack' }, idle],
    [verifying, { type: 'goBack' }, idle],
    [failed, { type: 'goBack' }, idle],

    [done, { type: 'begin' }, unchanged],
    [done, fail, unchanged],
    [done, { type: 'goBack' }, unchanged],
  ])('from %o on %o returns %o', (state, event, next) => {
    const reached = signInReducer(state, event);
    if (next === unchanged) expect(reached).toBe(state);
    else expect(reached).toEqual(next);
  });
});

describe('signInProblem and SignInError', () => {
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
    [
      new SignInError('signing_error', true, 'timeout'),
      { error: 'signing_error', cause: 'timeout' },
    ],
    [new SignInError('verifying_error', true, 'timeout'), { error: 'verifying_error' }],
    [new SignInError('oops_error', false, words), { error: 'oops_error' }],
    [words, { error: 'oops_error' }],
  ])('maps %s to %o', (failure, problem) => {
    expect(signInProblem(failure)).toEqual(problem);
  });

  it('names the failed step and the reason in the message', () => {
    const error = new SignInError('signing_error', false, words);
    expect(error.message).toBe('Sign-in failed (signing_error): The device is asleep');
    expect(error.cause).toBe(words);
    expect(new SignInError('verifying_error', true, 'timeout').message).toBe(
      'Sign-in failed (verifying_error): no answer in time',
    );
  });
});
