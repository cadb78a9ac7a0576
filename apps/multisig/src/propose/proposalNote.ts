/** Longest note in characters, as Safe's own interface has it. */
export const LONGEST_NOTE = 120;

/** Longest origin that transaction services keep, in characters (code points). */
const LONGEST_ORIGIN = 200;

/**
 * Cuts a note to the length a transaction service stores, between grapheme clusters: it stores a note as HTML
 * within JSON, where a quotation mark is two characters, and `<` is four. What does not fit is refused there, after the
 * owner has signed.
 */
export function cutNote(note: string): string {
  const kept = lettersOf(note).slice(0, LONGEST_NOTE);
  while (kept.length > 0 && !fits(kept.join(''))) kept.pop();
  return kept.join('');
}

function fits(note: string): boolean {
  return (
    [...note].length <= LONGEST_NOTE &&
    countCharacters(JSON.stringify({ note: escapeNote(note) })) <= LONGEST_ORIGIN
  );
}

/** Origin of a proposal. Beside a note there is no room for the name, and not always for the URL. */
export function originOf(
  text: string,
  { name, url }: { readonly name: string; readonly url: string },
): string {
  const note = escapeNote(cutNote(text));
  if (note === '') {
    const origin = JSON.stringify({ name, url });
    return countCharacters(origin) > LONGEST_ORIGIN ? JSON.stringify({ url }) : origin;
  }
  const origin = JSON.stringify({ url, note });
  return countCharacters(origin) > LONGEST_ORIGIN ? JSON.stringify({ note }) : origin;
}

function escapeNote(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Length as transaction services count it. */
function countCharacters(text: string): number {
  return [...text].length;
}

/** Splits a text into grapheme clusters; into code points in browsers without `Intl.Segmenter`. */
function lettersOf(text: string): string[] {
  // biome-ignore lint/plugin: asked for
  if (typeof Intl.Segmenter !== 'function') return [...text];
  // biome-ignore lint/plugin: it is there
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
