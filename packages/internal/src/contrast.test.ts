import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#767676', 4.54],
  ['#0b6570', '#0b6570', 1],
])('contrast of %s and %s is %d, either way', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});
