import { describe, expect, it } from 'vitest';
import { pairingProblemOf, readPairingStep } from './pairingStep.ts';

const uri = `wc:${'a1'.repeat(32)}@2?relay-protocol=irn&symKey=${'b2'.repeat(32)}&expiryTimestamp=1`;
const failedBy = (key: number | string) => ({ status: 'failed', error: pairingError(key) });

describe('readPairingStep', () => {
  it.each([
    [{ status: 'idle' }, { status: 'idle' }],
    [{ status: 'starting' }, { status: 'starting' }],
    [
      { status: 'waiting', uri, expiresAt: 5, more: 1 },
      { status: 'waiting', uri, expiresAt: 5 },
    ],
    [failedBy('relaySilent'), { status: 'failed', problem: 'relaySilent' }],
    [failedBy('relayRefused'), { status: 'failed', problem: 'relayRefused' }],
    [failedBy('something new'), { status: 'failed', problem: 'other' }],
    [{ status: 'failed' }, { status: 'failed', problem: 'other' }],
  ])('reads %j', (state, step) => {
    expect(readPairingStep(state)).toEqual(step);
  });

  it.each([undefined, null, 'waiting', 7, {}, { status: 'dancing' }])(
    'takes %j for idle',
    (state) => {
      expect(readPairingStep(state)).toEqual({ status: 'idle' });
    },
  );

  it.each([
    ['an address of another kind', 'javascript:alert(1)'],
    ['one that leaves its attribute', `${uri}" onclick="`],
    ['one that no code can hold', `wc:${'a'.repeat(2_000)}`],
    ['none', undefined],
  ])('shows no link that is %s', (_, wrong) => {
    const step = readPairingStep({ status: 'waiting', uri: wrong, expiresAt: 5 });
    expect(step).toEqual({ status: 'failed', problem: 'other' });
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, '5'])('needs a time, not %j', (at) => {
    expect(readPairingStep({ status: 'waiting', uri, expiresAt: at }).status).toBe('failed');
  });
});

describe('pairingProblem', () => {
  it.each([
    ['relaySilent', 'relaySilent'],
    ['relayRefused', 'relayRefused'],
    ['relayError', 'relayError'],
    ['requestExpired', 'expired'],
    ['unloadable', 'unloadable'],
    [5100, 'networks'],
    [5101, 'methods'],
    [5102, 'methods'],
    [5103, 'networks'],
    [5104, 'networks'],
    [7000, 'other'],
    ['tooLarge', 'other'],
  ])('code or reason %s is told as %s', (key, problem) => {
    expect(pairingProblemOf(pairingError(key))).toBe(problem);
  });

  it('is found inside of what it caused', () => {
    const outer = new Error('did not connect', { cause: pairingError(5100) });
    expect(pairingProblemOf(outer)).toBe('networks');
  });

  it.each([new Error('other'), { code: 4001 }, 'text', undefined])('%o is none', (error) => {
    expect(pairingProblemOf(error)).toBeUndefined();
  });
});

/** Error of phone wallets with a code of the protocol, or with another reason. */
function pairingError(key: number | string): Error {
  const fields = typeof key === 'number' ? { reason: 'protocol', code: key } : { reason: key };
  return Object.assign(new Error('English'), { name: 'PairingError', ...fields });
}
