import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

describe('visibleText escapes invisible characters', () => {
  test.each([
    ['plain', 'plain text, punctuation!', 'plain text, punctuation!'],
    ['right-to-left override', 'abc\u202Etxt.exe', 'abc⟨U+202E⟩txt.exe'],
    ['isolate', '\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
    ['zero-width space', 'vita\u200Blik', 'vita⟨U+200B⟩lik'],
    ['joiner between Latin letters', 'vita\u200Dlik', 'vita⟨U+200D⟩lik'],
    ['non-joiner between Latin letters', 'vita\u200Clik', 'vita⟨U+200C⟩lik'],
    ['soft hyphen', 'a\u00ADb', 'a⟨U+00AD⟩b'],
    ['byte order mark', '\uFEFFa', '⟨U+FEFF⟩a'],
    ['line break and null', 'a\nb\0', 'a⟨U+000A⟩b⟨U+0000⟩'],
    ['line separator', 'a\u2028b', 'a⟨U+2028⟩b'],
    ['space that does not look like one', 'a\u00A0b\u3000c', 'a⟨U+00A0⟩b⟨U+3000⟩c'],
    ['filler letters', 'a\u3164b\u2800c', 'a⟨U+3164⟩b⟨U+2800⟩c'],
    ['tag characters', 'a\u{E0041}', 'a⟨U+E0041⟩'],
    ['half a surrogate pair', 'a\uD83D', 'a⟨U+D83D⟩'],
    ['variation selector on a letter', 'a\uFE0F', 'a⟨U+FE0F⟩'],
    ['joiner after an emoji and nothing', '👩\u200D', '👩⟨U+200D⟩'],
  ])('%s', (_, text, shown) => {
    expect(visibleText(text, 100)).toBe(shown);
  });
});

describe('visibleText keeps invisible characters that a script or emoji needs', () => {
  test.each([
    '👨‍👩‍👧‍👦',
    '👩🏽‍💻',
    '❤️',
    '🏳️‍🌈',
    '1️⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇫🇷',
    'می‌خواهم', // Persian, with the non-joiner its spelling asks for
    'क्‍ष', // Devanagari
    'Ünïcödé',
    '日本語',
    'مرحبا',
  ])('%s', (text) => {
    expect(visibleText(text, 100)).toBe(text);
  });
});

describe('visibleText limits the length', () => {
  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, 'abcde…'],
    ['abcdefg', 1, '…'],
    ['abcdefg', 0, ''],
    ['', 0, ''],
    ['ab\u202Ecd', 9, 'ab…'], // never half of what was written out
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 12, '👨‍👩‍👧‍👦…'],
    ['ab🚀c', 4, 'ab…'],
    [`a${'\u0301'.repeat(1000)}`, 10, '…'],
  ])('%j in %i is %j', (text, length, shown) => {
    expect(visibleText(text, length)).toBe(shown);
  });

  test('is never exceeded, and no invisible or direction character is left', () => {
    const texts = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\u202E', '\u200D', '\uFE0F', '👩', '\u2066'),
      ),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 60 }), (parts, length) => {
        const shown = visibleText(parts.join(''), length);
        expect(shown.length).toBeLessThanOrEqual(length);
        expect(shown).not.toMatch(/[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});
