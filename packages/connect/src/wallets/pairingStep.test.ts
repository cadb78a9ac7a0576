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
    'returns idle for %j',
    (state) => {
      expect(readPairingStep(state)).toEqual({ status: 'idle' });
    },
  );

  it.each([
    ['a URL of another scheme', 'javascript:alert(1)'],
    ['a URL that breaks out of its attribute', `${uri}" onclick="`],
    ['too long for a QR code', `wc:${'a'.repeat(2_000)}`],
    ['none', undefined],
  ])('fails when the link is %s', (_, wrong) => {
    const step = readPairingStep({ status: 'waiting', uri: wrong, expiresAt: 5 });
    expect(step).toEqual({ status: 'failed', problem: 'other' });
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, '5'])(
    'fails when expiresAt is %j',
    (at) => {
      expect(readPairingStep({ status: 'waiting', uri, expiresAt: at }).status).toBe('failed');
    },
  );
});

describe('pairingProblemOf', () => {
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
  ])('maps code or reason %s to %s', (key, problem) => {
    expect(pairingProblemOf(pairingError(key))).toBe(problem);
  });

  it('finds the problem in the cause of an error', () => {
    const outer = new Error('did not connect', { cause: pairingError(5100) });
    expect(pairingProblemOf(outer)).toBe('networks');
  });

  it.each([new Error('other'), { code: 4001 }, 'text', undefined])(
    'returns undefined for %o',
    (error) => {
      expect(pairingProblemOf(error)).toBeUndefined();
    },
  );
});

/** Pairing error with a protocol code or a reason. */
function pairingError(key: number | string): Error {
  const fields = typeof key === 'number' ? { reason: 'protocol', code: key } : { reason: key };
  return Object.assign(new Error('English'), { name: 'PairingError', ...fields });
}
