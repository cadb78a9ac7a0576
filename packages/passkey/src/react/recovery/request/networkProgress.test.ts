import type { Address } from 'viem';
import { describe, expect, test } from 'vitest';
import type { RecoverySettings, RecoveryState } from '../../../recovery/recoveryState.ts';
import { judgeProgress, type NetworkAnswers, needsSignatures } from './networkProgress.ts';

const owner: Address = `0x${'a'.repeat(40)}`;
const other: Address = `0x${'b'.repeat(40)}`;
const guardians: readonly Address[] = [
  `0x${'1'.repeat(40)}`,
  `0x${'2'.repeat(40)}`,
  `0x${'3'.repeat(40)}`,
];
const wanted = { newOwners: [owner], newThreshold: 1, nonce: 4n };
const old = { newOwners: [other], newThreshold: 1 };
const NOW = 1_000_000;

const settings: RecoverySettings = {
  guardians,
  threshold: 2,
  nonce: 4n,
  running: undefined,
  time: NOW,
};
const on = (change: Partial<RecoverySettings> = {}): RecoveryState => ({
  state: 'on',
  ...settings,
  ...change,
});
const run = (newOwners: readonly Address[], change = {}) => ({
  newOwners,
  newThreshold: 1,
  approvals: 2,
  executeAfter: NOW + 1,
  ...change,
});
const collect = (count: number): NetworkAnswers['collected'] => ({
  proposal: {
    ...{
      ...settings,
      ...wanted,
      hash: '0x',
      typedData: { types: {}, primaryType: '', message: {} },
    },
  },
  signatures: [],
  approved: guardians.slice(0, count),
  missing: Math.max(2 - count, 0),
  refused: [],
});

const cases: readonly [string, Partial<NetworkAnswers>, object][] = [
  [
    'unreadable for a network that does not answer',
    { found: { state: 'unreachable', cause: 0 } },
    { step: 'unreadable' },
  ],
  ['unreadable if the owners cannot be read', { present: undefined }, { step: 'unreadable' }],
  [
    'unreadable if signatures could not be checked',
    { collected: undefined },
    { step: 'unreadable' },
  ],
  [
    'impossible for another contract',
    { found: { state: 'unknownModule' } },
    { step: 'impossible', reason: 'unknownModule' },
  ],
  [
    'impossible for an account that is not there',
    { found: { state: 'notDeployed' } },
    { step: 'impossible', reason: 'notDeployed' },
  ],
  [
    'impossible for a disabled module',
    { found: { state: 'off', ...settings } },
    { step: 'impossible', reason: 'off' },
  ],
  [
    'impossible without guardians',
    { found: on({ guardians: [] }) },
    { step: 'impossible', reason: 'off' },
  ],
  [
    'refused for owners that the module locks the account with',
    { collected: 'refused' },
    { step: 'refused' },
  ],
  [
    'collecting until enough have signed',
    {},
    { step: 'collecting', missing: 1, approved: guardians.slice(0, 1) },
  ],
  ['ready once enough have signed', { collected: collect(2) }, { step: 'ready', missing: 0 }],
  [
    'collecting while another recovery runs that as many approved',
    { found: on({ running: run([other]) }), collected: collect(2) },
    { step: 'collecting', missing: 1, running: { newOwners: [other] } },
  ],
  [
    'ready to replace another recovery that fewer approved',
    { found: on({ running: run([other]) }), collected: collect(3) },
    { step: 'ready', missing: 0 },
  ],
  [
    'outdated once the nonce moved',
    { found: on({ nonce: 5n }) },
    { step: 'outdated', running: undefined },
  ],
  [
    'outdated if another recovery has used the nonce',
    { found: on({ nonce: 5n, running: run([other]) }) },
    { step: 'outdated', running: { newOwners: [other] } },
  ],
  [
    'waiting once it runs',
    { found: on({ nonce: 5n, running: run([owner]) }) },
    { step: 'waiting' },
  ],
  [
    'waiting if it runs by a module that was disabled since',
    { found: { state: 'off', ...settings, running: run([owner]) } },
    { step: 'waiting' },
  ],
  [
    'due by this device’s time, on a chain whose newest block is old',
    { found: on({ nonce: 5n, time: NOW - 9_999, running: run([owner], { executeAfter: NOW }) }) },
    { step: 'due' },
  ],
  [
    'due by the chain’s time',
    { found: on({ nonce: 5n, time: NOW + 1, running: run([owner]) }) },
    { step: 'due' },
  ],
  [
    'done once the account has the owners',
    { present: wanted, found: on({ nonce: 5n }) },
    { step: 'done' },
  ],
  [
    'not done for the same owners with another threshold',
    { present: { newOwners: [owner], newThreshold: 2 } },
    { step: 'collecting' },
  ],
];

describe('judgeProgress', () => {
  test.each(cases)('is %s', (_, answers, expected) => {
    const all = { found: on(), present: old, collected: collect(1), ...answers };
    expect(judgeProgress(wanted, all, NOW)).toMatchObject(expected);
  });

  test('compares owners in any order and case', () => {
    const two = { newOwners: [owner, other], newThreshold: 2, nonce: 4n };
    const present = { newOwners: [`0x${'B'.repeat(40)}`, owner] as const, newThreshold: 2 };
    expect(judgeProgress(two, { found: on(), present }, NOW)).toEqual({ step: 'done' });
  });
});

describe('needsSignatures', () => {
  test.each<[string, boolean, Partial<NetworkAnswers>]>([
    ['true for a request of the present nonce', true, {}],
    ['false for an old nonce', false, { found: on({ nonce: 5n }) }],
    ['false for a disabled module', false, { found: { state: 'off', ...settings } }],
    ['false once it is done', false, { present: wanted }],
    ['false if the owners are unknown', false, { present: undefined }],
  ])('is %s', (_, expected, answers) => {
    expect(needsSignatures(wanted, { found: on(), present: old, ...answers })).toBe(expected);
  });
});
