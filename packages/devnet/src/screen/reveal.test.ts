import { expect, test } from 'vitest';
import { reveal } from './reveal.ts';

test.each([
  ['', ''],
  ['plain\ttext\n', 'plain\ttext\n'],
  ['žluť 日本 عربي', 'žluť 日本 عربي'],
  ['a\u202Eb', 'a[U+202E]b'],
  ['\u2066a\u2069', '[U+2066]a[U+2069]'],
  ['pay\u200Bpal', 'pay[U+200B]pal'],
  ['\uFEFFa', '[U+FEFF]a'],
  ['a\rb\u0000', 'a[U+000D]b[U+0000]'],
  ['\u{E0041}', '[U+E0041]'],
  ['\u200F\u061C', '[U+200F][U+061C]'],
])('reveal of %j', (text, shown) => {
  const marked = reveal(text).map((stretch) =>
    stretch.hidden ? `[${stretch.text}]` : stretch.text,
  );
  expect(marked.join('')).toBe(shown);
});
