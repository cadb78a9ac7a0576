import { ConnectWalletError } from '@mooring/connect';
import { HttpRequestError, UserRejectedRequestError } from 'viem';
import { describe, expect, it } from 'vitest';
import { PasskeyError } from '../passkeyError.ts';
import {
  isAuthenticatorProblem,
  lookingState,
  type PasskeyEvent,
  type PasskeyState,
  passkeyReducer,
  readOrphan,
  readPasskeyProblem,
} from './passkeyState.ts';

const waiting: PasskeyState = { step: 'waiting' };
const orphan = { name: 'Harbour', isReported: false };
const connected: PasskeyState = { step: 'connected' };
const offered: PasskeyState = { step: 'choice', problem: undefined, known: false };

describe('passkeyReducer', () => {
  it.each<[string, PasskeyState, PasskeyEvent, PasskeyState]>([
    ['offers the choice without an account', lookingState, { type: 'offer' }, offered],
    ['waits for the account on this device', lookingState, { type: 'ask' }, waiting],
    ['waits after a choice', offered, { type: 'ask' }, waiting],
    ['is connected after the prompt', waiting, { type: 'connect' }, connected],
    ['returns to the choice', waiting, { type: 'goBack' }, offered],
    [
      'returns to the choice with the problem of a failure',
      waiting,
      { type: 'fail', problem: 'notFound', known: false },
      { step: 'choice', problem: 'notFound', known: false },
    ],
    [
      'returns to the choice with an account on this device',
      waiting,
      { type: 'goBack', known: true },
      { step: 'choice', problem: undefined, known: true },
    ],
    [
      'returns to the choice with the passkey that a failed attempt created',
      waiting,
      { type: 'fail', problem: 'unusable', orphan, known: false },
      { step: 'choice', problem: 'unusable', orphan, known: false },
    ],
    ['ignores an offer while waiting', waiting, { type: 'offer' }, waiting],
    ['ignores the result of a cancelled attempt', offered, { type: 'connect' }, offered],
    [
      'ignores the failure of a cancelled attempt',
      offered,
      { type: 'fail', problem: 'other', known: false },
      offered,
    ],
    ['ignores a request once connected', connected, { type: 'ask' }, connected],
  ])('%s', (_, state, event, next) => {
    expect(passkeyReducer(state, event)).toEqual(next);
  });
});

/** Wraps a connector's error as the kit does. */
const wrapped = (cause: unknown) => new ConnectWalletError('failed', 'Passkey', cause);

describe('readPasskeyProblem', () => {
  it.each([
    ['notFound', 'notFound'],
    ['domain', 'domain'],
    ['exists', 'exists'],
    ['internal', 'other'],
    ['assertionInvalid', 'unusable'],
    ['busy', 'busy'],
    ['timedOut', 'late'],
    ['unverifiable', 'unverifiable'],
    ['authenticatorFailed', 'keeper'],
    ['unsupported', 'kind'],
  ] as const)('returns for the reason %s: %s', (reason, problem) => {
    expect(readPasskeyProblem(wrapped(new PasskeyError(reason, 'No.')))).toBe(problem);
  });

  it('returns `refused` for a rejection, a cancelled attempt and a timeout', () => {
    const no = new UserRejectedRequestError(new PasskeyError('rejected', 'No.'));
    expect(readPasskeyProblem(new ConnectWalletError('rejected', 'Passkey', no))).toBe('refused');
    expect(readPasskeyProblem(new ConnectWalletError('timeout', 'Passkey', 'timeout'))).toBe(
      'refused',
    );
  });

  it('returns `network` for a nested error of an unreachable network', () => {
    const silent = new HttpRequestError({ url: 'http://127.0.0.1:1' });
    const cause = new PasskeyError('internal', 'No answer.', { cause: silent });
    expect(readPasskeyProblem(wrapped(cause))).toBe('network');
  });

  it('returns `other` for unknown errors', () => {
    expect(readPasskeyProblem(wrapped('?'))).toBe('other');
  });
});

it('readOrphan returns the created passkey from a nested error', () => {
  const named = { id: 'AQID', ...orphan };
  const error = new PasskeyError('assertionInvalid', 'No.', { orphan: named });
  expect(readOrphan(wrapped(error))).toEqual(orphan);
  expect(readOrphan(wrapped({ orphan: { name: 7 } }))).toBeUndefined();
  expect(readOrphan('?')).toBeUndefined();
});

it('isAuthenticatorProblem returns true for errors of a device or password manager only', () => {
  expect(isAuthenticatorProblem('unverifiable')).toBe(true);
  expect(isAuthenticatorProblem('network')).toBe(false);
});
