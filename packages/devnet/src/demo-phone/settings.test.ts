import { expect, test } from 'vitest';
import { applyPhoneSettings, DEFAULT_PHONE_SETTINGS, parsePhoneSettings } from './settings.ts';

test.each([
  [
    { auto: 'approve', delayMs: 250, connectsWithSignIn: true },
    { auto: 'approve', delayMs: 250, connectsWithSignIn: true },
  ],
  [{ auto: 'maybe', delayMs: -1 }, DEFAULT_PHONE_SETTINGS],
  [{ delayMs: 600_001 }, DEFAULT_PHONE_SETTINGS],
  [
    { auto: 'ignore', delayMs: '5' },
    { ...DEFAULT_PHONE_SETTINGS, auto: 'ignore' },
  ],
  ['damaged', DEFAULT_PHONE_SETTINGS],
  [undefined, DEFAULT_PHONE_SETTINGS],
])('parsePhoneSettings reads %j as %j', (stored, settings) => {
  expect(parsePhoneSettings(stored)).toEqual(settings);
});

test('applyPhoneSettings names unknown settings and ignores them', () => {
  const { settings, refused } = applyPhoneSettings(DEFAULT_PHONE_SETTINGS, {
    auto: 'reject',
    delayMs: 1.5,
    speed: 3,
  });
  expect(settings).toEqual({ ...DEFAULT_PHONE_SETTINGS, auto: 'reject' });
  expect(refused).toEqual(['delayMs', 'speed']);
});
