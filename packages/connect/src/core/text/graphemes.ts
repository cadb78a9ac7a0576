/** Letters, digits and signs of ASCII stand each for themselves. */
const plain = /^[\x20-\x7e]*$/;

/**
 * Splits a text into what a reader sees as single characters, so that cutting between two of them
 * never breaks an emoji or a letter with its marks. Engines without `Intl.Segmenter` split by code
 * point.
 */
export function graphemes(text: string): string[] {
  // A segmenter takes longer to make than most texts to split.
  // biome-ignore lint/plugin: asked for
  if (plain.test(text) || typeof Intl.Segmenter !== 'function') return [...text];
  // biome-ignore lint/plugin: it is there
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
