import { expect, it } from 'vitest';
import { isOpenedHere } from './isOpenedHere.ts';

it.each([
  [true, { platform: 'ios', telegram: false }, true],
  [true, { platform: 'android', telegram: true }, true],
  [false, { platform: 'desktop', telegram: false }, true],
  [false, { platform: 'ios', telegram: false, wallet: 'trust' }, true],
  [true, { platform: 'android', telegram: false }, false],
  [false, { platform: 'android', telegram: true }, false],
  [false, { platform: 'ios', telegram: false }, false],
] as const)('%s on %j, with a name: %s', (opened, device, named) => {
  expect(isOpenedHere(device, named)).toBe(opened);
});
