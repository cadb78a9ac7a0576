import { ConnectWalletError } from '@mooring/connect';
import { HttpRequestError, UserRejectedRequestError } from 'viem';
import { describe, expect, it } from 'vitest';
import { PasskeyError } from '../passkeyError.ts';
import {
  isAuthenticatorProblem,
  lookingState,
  orphanOf,
  type PasskeyEvent,
  type PasskeyState,
  passkeyProblem,
  passkeyReducer,
} from './passkeyState.ts';

const waiting: PasskeyState = { step: 'waiting' };
const orphan = { name: 'Harbour', isReported: false };
const connected: PasskeyState = { step: 'connected' };
const offered: PasskeyState = { step: 'choice', problem: undefined, known: false };

describe('passkeyReducer', () => {
  it.each<[string, PasskeyState, PasskeyEvent, PasskeyState]>([
    ['offers a choice where no account is', lookingState, { type: 'offer' }, offered],
    ['asks for the account that is here', lookingState, { type: 'ask' }, waiting],
    ['asks after a choice', offered, { type: 'ask' }, waiting],
    ['is connected once answered', waiting, { type: 'connect' }, connected],
    ['goes back to the choice', waiting, { type: 'goBack' }, offered],
    [
      'goes back with what went wrong',
      waiting,
      { type: 'fail', problem: 'notFound', known: false },
      { step: 'choice', problem: 'notFound', known: false },
    ],
    [
      'goes back to a passkey that waits on this device',
      waiting,
      { type: 'goBack', known: true },
      { step: 'choice', problem: undefined, known: true },
    ],
    [
      'goes back with a passkey that was created in vain',
      waiting,
      { type: 'fail', problem: 'unusable', orphan, known: false },
      { step: 'choice', problem: 'unusable', orphan, known: false },
    ],
    ['offers no choice twice', waiting, { type: 'offer' }, waiting],
    ['passes over an answer to a cancelled attempt', offered, { type: 'connect' }, offered],
    ['passes over its failure', offered, { type: 'fail', problem: 'other', known: false }, offered],
    ['asks nothing once connected', connected, { type: 'ask' }, connected],
  ])('%s', (_, state, event, next) => {
    expect(passkeyReducer(state, event)).toEqual(next);
  });
});

/** As it arrives: the connector's error, wrapped by what connects. */
const wrapped = (cause: unknown) => new ConnectWalletError('failed', 'Passkey', cause);

describe('passkeyProblem', () => {
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
  ] as const)('%s is %s', (reason, problem) => {
    expect(passkeyProblem(wrapped(new PasskeyError(reason, 'No.')))).toBe(problem);
  });

  it('knows a no, a cancelled attempt and one that took too long', () => {
    const no = new UserRejectedRequestError(new PasskeyError('rejected', 'No.'));
    expect(passkeyProblem(new ConnectWalletError('rejected', 'Passkey', no))).toBe('refused');
    expect(passkeyProblem(new ConnectWalletError('timeout', 'Passkey', 'timeout'))).toBe('refused');
  });

  it('knows a network that does not answer, however deep', () => {
    const silent = new HttpRequestError({ url: 'http://127.0.0.1:1' });
    const cause = new PasskeyError('internal', 'No answer.', { cause: silent });
    expect(passkeyProblem(wrapped(cause))).toBe('network');
  });

  it('says nothing of what it does not know', () => {
    expect(passkeyProblem(wrapped('?'))).toBe('other');
  });
});

it('a passkey that was created in vain is found in an error, however deep', () => {
  const named = { id: 'AQID', ...orphan };
  const error = new PasskeyError('assertionInvalid', 'No.', { orphan: named });
  expect(orphanOf(wrapped(error))).toEqual(orphan);
  expect(orphanOf(wrapped({ orphan: { name: 7 } }))).toBeUndefined();
  expect(orphanOf('?')).toBeUndefined();
});

it('passkeyProblem has texts for each error of a device or password manager', () => {
  expect(isAuthenticatorProblem('unverifiable')).toBe(true);
  expect(isAuthenticatorProblem('network')).toBe(false);
});
