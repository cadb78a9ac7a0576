// Cyrillic and Greek letters that look like Latin ones.
const lookAlike = /[аеорсухіјѕһӏԁԛԝүАВЕКМНОРСТУХІЈЅӀԚԜҮανορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/u;

/**
 * True for a name that may be read as another one: a word mixes Latin letters with similar Cyrillic or
 * Greek ones (`vitаlik` with a Cyrillic а), or consists only of such letters, three or more (`аррӏе`). A
 * reason to warn, not a proof. Other scripts are ignored.
 *
 * @example
 * ```ts
 * import { looksMixed } from '@mooring/connect';
 *
 * looksMixed('vitalik.eth'); // false
 * looksMixed('vit\u0430lik.eth'); // true: a Cyrillic а
 * ```
 */
export function looksMixed(name: string): boolean {
  return name
    .normalize('NFD')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => {
      const letters = word.match(/\p{L}/gu) ?? [];
      const alike = letters.filter((letter) => lookAlike.test(letter)).length;
      if (alike === 0) return false;
      return /\p{sc=Latin}/u.test(word) || (alike === letters.length && alike >= 3);
    });
}
