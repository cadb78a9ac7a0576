// Sequences that need an invisible character, then single characters that are invisible or affect others:
// controls, direction marks, zero-width and other ignorable ones, odd spaces, line separators, lone
// surrogates.
const emoji = '\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|\\p{Emoji_Modifier})?';
const joining =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}' +
  '\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}]';
const expected = [
  '\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{5}\\u{E007F}', // flags of England, Scotland, Wales
  `${emoji}(?:\\u200D${emoji})*`,
  '[0-9#*]\\uFE0F\\u20E3', // keycaps
  `${joining}[\\u200C\\u200D](?=${joining})`, // scripts that join letters spell with these two
];
const hidden =
  '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}';
/** Compiled on first use, which takes longer than checking most texts. */
let pattern: RegExp | undefined;

/** Printable ASCII: one character each, none invisible. */
const plain = /^[\x20-\x7e]*$/;

/**
 * Prepares untrusted text (a name, a token's symbol, a wallet's message) for display: invisible characters
 * are escaped, as `⟨U+202E⟩`, except where a script or an emoji needs them, and a long text is cut between
 * graphemes, ending with `…`.
 *
 * @param maxLength maximum length in UTF-16 units, with the `…`
 *
 * @example
 * ```ts
 * import { visibleText } from '@mooring/connect';
 *
 * visibleText('pay\u202Eme', 40); // 'pay⟨U+202E⟩me'
 * ```
 */
export function visibleText(text: string, maxLength: number): string {
  // Escaping only lengthens a text: the rest would be cut. 40 is more than any emoji.
  const escaped = showCodePoint(text.slice(0, maxLength + 40));
  if (escaped.length <= maxLength) return escaped;

  let cut = '';
  for (const grapheme of graphemes(escaped)) {
    if (cut.length + grapheme.length >= maxLength) break;
    cut += grapheme;
  }
  return maxLength < 1 ? '' : `${cut.replace(/⟨[^⟩]*$/, '')}…`;
}

function showCodePoint(text: string): string {
  if (plain.test(text)) return text;
  pattern ??= new RegExp(`(${expected.join('|')})|${hidden}`, 'gu');
  return text.replace(pattern, (match, allowed?: string) =>
    allowed === undefined ? codePoint(match) : match,
  );
}

function codePoint(character: string): string {
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/**
 * Splits a text into grapheme clusters, so that a cut never breaks an emoji or a letter with its marks.
 * Without `Intl.Segmenter`, splits by code point.
 */
export function graphemes(text: string): string[] {
  // Creating a segmenter takes longer than splitting most texts.
  // biome-ignore lint/plugin: feature detection
  if (plain.test(text) || typeof Intl.Segmenter !== 'function') return [...text];
  // biome-ignore lint/plugin: detected above
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
