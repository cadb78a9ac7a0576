const unseen = /\p{Cf}/gu;
const unseenEdges = /^[\p{Cf}\s]+|[\p{Cf}\s]+$/gu;

/**
 * Trims invisible characters around pasted text (spaces, zero-width spaces, direction marks, byte order marks), and
 * converts full-width letters. Within the text, invisible characters stay: names that contain them are refused.
 *
 * @example
 * ```ts
 * import { plainText } from '@mooring/connect/address';
 *
 * plainText('\u200b ｍｉｒａ.eth '); // 'mira.eth'
 * ```
 */
export function plainText(text: string): string {
  return text
    .replace(unseenEdges, '')
    .replace(/[\u{ff01}-\u{ff5e}]/gu, (wide) =>
      String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0),
    );
}

/**
 * Removes all invisible characters, for addresses and amounts, which have only one meaning without them.
 *
 * @example
 * ```ts
 * import { stripInvisible } from '@mooring/connect/address';
 *
 * stripInvisible('1\u200b0'); // '10'
 * ```
 */
export function stripInvisible(text: string): string {
  return plainText(text.replace(unseen, ''));
}
