import { describe, expect, it } from 'vitest';
import { idle, type SignInEvent, type SignInState, signInReducer } from './signInState.ts';

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
  ])('%o on %o is %o', (state, event, next) => {
    const reached = signInReducer(state, event);
    if (next === unchanged) expect(reached).toBe(state);
    else expect(reached).toEqual(next);
  });
});
