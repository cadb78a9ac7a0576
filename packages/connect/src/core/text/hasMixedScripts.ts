// Letters that look like Latin ones: of Cyrillic, Greek and Armenian, and most of Cherokee and Lisu.
const lookAlike =
  /[аеорсухіјѕһӏԁԛԝүАВЕКМНОРСТУХІЈЅӀԚԜҮανορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧցհյոսօԼՍՏՕ\p{sc=Cherokee}\p{sc=Lisu}]/u;

/**
 * Returns true for a name that may be read as another one: a word mixes Latin letters with similar ones of Cyrillic, Greek,
 * Armenian, Cherokee or Lisu (`vitаlik` with a Cyrillic а), or consists only of such letters, three or more (`аррӏе`). A
 * reason to warn, not a proof. Other scripts are ignored.
 *
 * @example
 * ```ts
 * import { hasMixedScripts } from '@mooring/connect';
 *
 * hasMixedScripts('vitalik.eth'); // false
 * hasMixedScripts('vit\u0430lik.eth'); // true: a Cyrillic а
 * ```
 */
export function hasMixedScripts(name: string): boolean {
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
