import { expect, test } from 'vitest';
import { chartLine, extremes } from './chartLine.ts';

const ETHER = 10n ** 18n;

test('chartLine draws a step line', () => {
  const points = [
    { time: 0, value: 0n },
    { time: 50, value: ETHER },
    { time: 100, value: ETHER / 2n },
  ];
  expect(chartLine(points, 100, 100)).toEqual({
    line: 'M0 92H50V8H100V50H100',
    area: 'M0 92H50V8H100V50H100V100H0z',
    endsAt: 0.5,
  });
});

test.each([
  ['one point', [{ time: 5, value: 3n }]],
  [
    'no change',
    [
      { time: 0, value: ETHER },
      { time: 9, value: ETHER },
    ],
  ],
  [
    'one moment',
    [
      { time: 7, value: 1n },
      { time: 7, value: 1n },
    ],
  ],
])('chartLine draws %s in the middle', (_, points) => {
  const { line, endsAt } = chartLine(points, 100, 50);
  expect(endsAt).toBe(0.5);
  expect(line).toMatch(/^M0 25/);
  expect(line).not.toContain('NaN');
});

test('chartLine keeps a difference of 1 wei in millions of ether', () => {
  const points = [
    { time: 0, value: 10n ** 60n },
    { time: 1, value: 10n ** 60n + 1n },
  ];
  expect(chartLine(points, 10, 100).line).toBe('M0 92H10V8H10');
});

test('extremes returns the smallest and largest balance', () => {
  const points = [4n, 9n, 2n].map((value, time) => ({ time, value }));
  expect(extremes(points)).toEqual({ lowest: 2n, highest: 9n });
});
