import { graphemes } from './graphemes.ts';

// Sequences in which an invisible character is rightly used, and after them, one at a time, every
// character that shows nothing or steers the ones around it: controls, direction marks, zero-width
// and other ignorable ones, odd spaces, line separators, halves of a surrogate pair.
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
/** Made when a text first needs it, which takes longer than to read most texts. */
let pattern: RegExp | undefined;

/** Nothing of ASCII but its controls is invisible. */
const plain = /^[\x20-\x7e]*$/;

/**
 * Prepares a text that somebody else wrote (a name, a token's symbol, a wallet's message) for
 * showing: every invisible character is written out, as `⟨U+202E⟩`, except where a script or an
 * emoji needs it, and a long text is cut between characters and gets `…`.
 *
 * @param maxLength the most UTF-16 units that come back, the `…` among them
 *
 * @example
 * ```ts
 * import { visibleText } from '@mooring/connect';
 *
 * visibleText('pay\u202Eme', 40); // 'pay⟨U+202E⟩me'
 * ```
 */
export function visibleText(text: string, maxLength: number): string {
  // Written out a text only grows: more of it could not be shown. 40 is more than any emoji takes.
  const shown = writtenOut(text.slice(0, maxLength + 40));
  if (shown.length <= maxLength) return shown;

  let cut = '';
  for (const grapheme of graphemes(shown)) {
    if (cut.length + grapheme.length >= maxLength) break;
    cut += grapheme;
  }
  return maxLength < 1 ? '' : `${cut.replace(/⟨[^⟩]*$/, '')}…`;
}

function writtenOut(text: string): string {
  if (plain.test(text)) return text;
  pattern ??= new RegExp(`(${expected.join('|')})|${hidden}`, 'gu');
  return text.replace(pattern, (match, rightful?: string) =>
    rightful === undefined ? codeOf(match) : match,
  );
}

function codeOf(character: string): string {
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}
