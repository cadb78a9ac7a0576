import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDateTime } from './dateTime.ts';

test.each([
  ['1970-01-01T00:00:00Z', 0],
  ['1970-01-01T00:00:00.001Z', 1],
  ['1970-01-01T00:00:00.1Z', 100],
  ['1970-01-01T00:00:00.12+00:00', 120],
  ['1970-01-01T00:00:00.0019Z', 1],
  ['1970-01-01T00:00:00.999999999Z', 999],
  ['1970-01-01t00:00:00.5z', 500],
  ['1970-01-01T01:00:00+01:00', 0],
  ['1969-12-31T19:30:00-04:30', 0],
  ['1970-01-01T00:00:00.5-12:30', 45_000_500],
  ['2016-12-31T23:59:60Z', Date.UTC(2017, 0)],
  ['2016-12-31T23:59:60.25Z', Date.UTC(2017, 0) + 250],
  ['2017-01-01T08:59:60+09:00', Date.UTC(2017, 0)],
  ['1969-12-31T23:59:60Z', 0],
  ['0000-01-01T00:00:00Z', -62_167_219_200_000],
  ['0099-12-31T23:59:59Z', Date.parse('0099-12-31T23:59:59Z')],
  ['9999-12-31T23:59:59.999-23:59', Date.parse('9999-12-31T23:59:59.999Z') + 86_340_000],
])('readDateTime of %s is %i ms', (text, expected) => {
  expect(readDateTime(text)).toBe(expected);
});

const twoDigits = fc.nat({ max: 99 }).map((value) => String(value).padStart(2, '0'));
const date = fc
  .tuple(fc.nat({ max: 9999 }), fc.nat({ max: 13 }), fc.nat({ max: 32 }))
  .map(([year, month, day]) =>
    [
      String(year).padStart(4, '0'),
      ...[month, day].map((part) => String(part).padStart(2, '0')),
    ].join('-'),
  );

test('readDateTime accepts exactly the dates that exist', () => {
  fc.assert(
    fc.property(date, (text) => {
      const moment = Date.parse(`${text}T00:00:00.000Z`);
      const real = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
      expect(readDateTime(`${text}T00:00:00Z`)).toBe(real ? moment : undefined);
    }),
    { numRuns: 5000 },
  );
});

test('readDateTime with an offset returns the same time as Date', () => {
  fc.assert(
    fc.property(fc.tuple(twoDigits, twoDigits, twoDigits), twoDigits, (clock, hours) => {
      // Date parses hour 24 as midnight and does not support leap seconds.
      fc.pre(Number(hours) < 24 && clock[0] !== '24' && clock[2] !== '60');
      const text = `2026-03-01T${clock.join(':')}.250-${hours}:15`;
      const moment = Date.parse(text);
      expect(readDateTime(text)).toBe(Number.isNaN(moment) ? undefined : moment);
    }),
    { numRuns: 2000 },
  );
});
