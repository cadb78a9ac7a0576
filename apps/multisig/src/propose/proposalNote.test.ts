import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cutNote, LONGEST_NOTE, originOf } from './proposalNote.ts';

const site = { name: 'Harbour', url: 'https://harbour.example' };
const family = '👨‍👩‍👧‍👦';

test.each([
  ['plain letters', 'a', 120],
  ['quotation marks, two characters each', '"', 94],
  ['backslashes', '\\', 94],
  ['ampersands, five each', '&', 37],
  ['angle brackets, four each', '<', 47],
  ['line breaks', '\n', 94],
  ['emoji', '🚢', 120],
  ['Arabic', 'م', 120],
  ['families of seven code points, whole', family, 17],
  ['letters with marks, whole', 'e\u0301', 60],
])('cutNote keeps as many %s as the gateway stores', (_, letter, count) => {
  const kept = cutNote(letter.repeat(300));
  expect(kept).toBe(letter.repeat(count));
});

test('cutNote returns a short note unchanged', () => {
  const note = 'Tom & Ann <ann@pier.example>, "March"'.padEnd(LONGEST_NOTE, '.');
  expect(cutNote(note)).toBe(note);
});

test('cutNote returns a prefix that the gateway stores, for any text', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const kept = cutNote(typed);
      expect(typed.startsWith(kept)).toBe(true);
      expect(cutNote(kept)).toBe(kept);
      const origin = originOf(typed, site);
      expect([...origin].length).toBeLessThanOrEqual(200);
      const { note = '' } = JSON.parse(origin);
      const shown = note.replace(
        /&(amp|lt|gt);/g,
        (_: string, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name],
      );
      expect(shown).toBe(kept);
    }),
  );
});

test('originOf names the site when there is no note', () => {
  expect(JSON.parse(originOf('', site))).toEqual(site);
  const long = { ...site, name: 'H'.repeat(200) };
  expect(JSON.parse(originOf('', long))).toEqual({ url: site.url });
});
