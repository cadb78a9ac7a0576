// Letters of Cyrillic and of Greek that a reader takes for Latin ones.
const lookAlike = /[аеорсухіјѕһӏԁԛԝүАВЕКМНОРСТУХІЈЅӀԚԜҮανορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/u;

/**
 * True for a name that may be read as another one: a word of it puts Latin letters beside Cyrillic
 * or Greek ones that look like them (`vitаlik` with a Cyrillic а), or is made of nothing but such
 * letters, three or more (`аррӏе`). A reason to warn, not a proof. Other scripts are
 * not looked at.
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
