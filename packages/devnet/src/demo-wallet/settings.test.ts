import { expect, test } from 'vitest';
import { applySettings, DEFAULT_SETTINGS, parseSettings } from './settings.ts';

test.each([undefined, null, 'locked', 7, [], {}])(
  'parseSettings of %j returns the defaults',
  (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  },
);

test.each([
  { locked: true },
  { slowMs: 250 },
  { hang: ['*'] },
  { fail: { personal_sign: { code: -32603, message: 'no' } } },
  { unknownChains: [10] },
  { legacy: 'other' },
  { repeatAnnouncements: 3 },
  { claimBatch: true },
])('applySettings of %j changes only that', (changes) => {
  expect(applySettings(DEFAULT_SETTINGS, changes)).toEqual({
    settings: { ...DEFAULT_SETTINGS, ...changes },
    refused: [],
  });
});

const UNSOUND: readonly Readonly<Record<string, unknown>>[] = [
  { locked: 'yes' },
  { slowMs: -1 },
  { slowMs: 1.5 },
  { slowMs: 600_001 },
  { hang: 'eth_accounts' },
  { hang: [1] },
  { fail: { personal_sign: { code: '1', message: 'no' } } },
  { fail: { personal_sign: null } },
  { unknownChains: [0] },
  { legacy: 'both' },
  { repeatAnnouncements: 21 },
  { toString: true },
];

test.each(UNSOUND)('applySettings ignores and reports %j', (changes) => {
  expect(applySettings(DEFAULT_SETTINGS, changes)).toEqual({
    settings: DEFAULT_SETTINGS,
    refused: Object.keys(changes),
  });
});

test('parseSettings keeps valid fields beside damaged ones', () => {
  const stored = { locked: true, slowMs: 'long' };
  expect(parseSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, locked: true });
});
