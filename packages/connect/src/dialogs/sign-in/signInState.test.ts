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

    [preparing, { type: 'ask wallet' }, signing],
    [idle, { type: 'ask wallet' }, unchanged],
    [failed, { type: 'ask wallet' }, unchanged],
    [verifying, { type: 'ask wallet' }, unchanged],

    [signing, { type: 'ask server' }, verifying],
    [idle, { type: 'ask server' }, unchanged],
    [preparing, { type: 'ask server' }, unchanged],

    [verifying, { type: 'accept' }, done],
    [idle, { type: 'accept' }, unchanged],
    [signing, { type: 'accept' }, unchanged],

    [idle, fail, failed],
    [preparing, fail, failed],
    [signing, fail, failed],
    [verifying, fail, failed],

    [preparing, { type: 'go back' }, idle],
    [signing, { type: 'go back' }, idle],
    [verifying, { type: 'go back' }, idle],
    [failed, { type: 'go back' }, idle],

    [done, { type: 'begin' }, unchanged],
    [done, fail, unchanged],
    [done, { type: 'go back' }, unchanged],
  ])('%o on %o is %o', (state, event, next) => {
    const reached = signInReducer(state, event);
    if (next === unchanged) expect(reached).toBe(state);
    else expect(reached).toEqual(next);
  });
});
