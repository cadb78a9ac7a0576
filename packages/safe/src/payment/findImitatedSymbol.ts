/** Letters of other alphabets, and signs, that look like Latin letters. */
const readAs: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ∀'],
    ['b', 'вβьƄ₿฿'],
    ['c', 'сϲⅽ¢₵'],
    ['d', 'ԁɗđ'],
    ['e', 'еєεξ€℮ҽ'],
    ['g', 'ɡց'],
    ['h', 'һнη'],
    ['i', 'іıιӏ1l|!ǀ'],
    ['j', 'јʝ'],
    ['k', 'кκ₭'],
    ['m', 'мμ'],
    ['n', 'пոν₦'],
    ['o', 'оοσ0օø〇'],
    ['p', 'рρ₱'],
    ['q', 'ԛգ'],
    ['r', 'гяʀ'],
    ['s', 'ѕꜱ5$ʂ'],
    ['t', 'тτ₮ŧ'],
    ['u', 'υսцʋ'],
    ['v', 'ѵʌ'],
    ['w', 'ԝωшա'],
    ['x', 'хχ×'],
    ['y', 'уүγ¥'],
    ['z', 'ᴢʐ'],
  ].flatMap(([letter = '', likenesses = '']) => [...likenesses].map((one) => [one, letter])),
);

/**
 * Returns the listed symbol that a symbol imitates by letter case, look-alike letters or hidden characters.
 *
 * @example
 * ```ts
 * import { findImitatedSymbol } from '@mooring/safe/payment';
 *
 * const imitated = findImitatedSymbol('U\u200bSDC', ['USDC']);
 * ```
 */
export function findImitatedSymbol(symbol: string, listed: readonly string[]): string | undefined {
  const read = skeletonOf(symbol);
  return read === '' ? undefined : listed.find((one) => skeletonOf(one) === read);
}

/** Reduces a text to the plain Latin letters it resembles. */
function skeletonOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{C}\p{Z}\p{P}]/gu, (sign) => readAs[sign] ?? '');
  return [...plain].map((letter) => readAs[letter] ?? letter).join('');
}
