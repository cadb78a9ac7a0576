const unseen = /\p{Cf}/gu;
const unseenEdges = /^[\p{Cf}\s]+|[\p{Cf}\s]+$/gu;

/**
 * A pasted cell or field without what is not seen around it (spaces, zero-width spaces, direction marks, byte order
 * marks), and with full-width letters as usual ones. Within the text such characters stay: names with them are refused.
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
 * Text without any characters that are not seen, for addresses and amounts: these have only one reading.
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
