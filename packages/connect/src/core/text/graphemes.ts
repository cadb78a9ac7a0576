/** Printable ASCII: one character each. */
const plain = /^[\x20-\x7e]*$/;

/**
 * Splits a text into grapheme clusters, so that a cut never breaks an emoji or a letter with its marks.
 * Without `Intl.Segmenter`, splits by code point.
 */
export function graphemes(text: string): string[] {
  // Creating a segmenter takes longer than splitting most texts.
  // biome-ignore lint/plugin: asked for
  if (plain.test(text) || typeof Intl.Segmenter !== 'function') return [...text];
  // biome-ignore lint/plugin: it is there
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
