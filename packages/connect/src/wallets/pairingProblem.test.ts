import { expect, it } from 'vitest';
import { pairingProblemOf } from './pairingProblem.ts';

const pairingError = (code: unknown) =>
  Object.assign(new Error('English'), { name: 'PairingError', code });

it.each([
  ['relay-silent', 'relaySilent'],
  ['relay-refused', 'relayRefused'],
  ['relay-error', 'relayError'],
  ['request-expired', 'expired'],
  ['unloadable', 'unloadable'],
  [5100, 'networks'],
  [5101, 'methods'],
  [5102, 'methods'],
  [5103, 'networks'],
  [5104, 'networks'],
  [7000, 'other'],
  ['too-large', 'other'],
])('code %s is told as %s', (code, problem) => {
  expect(pairingProblemOf(pairingError(code))).toBe(problem);
});

it('is found inside of what it caused', () => {
  const outer = new Error('did not connect', { cause: pairingError(5100) });
  expect(pairingProblemOf(outer)).toBe('networks');
});

it.each([new Error('other'), { code: 4001 }, 'text', undefined])('%o is none', (error) => {
  expect(pairingProblemOf(error)).toBeUndefined();
});
