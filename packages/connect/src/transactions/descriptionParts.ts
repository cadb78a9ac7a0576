import { visibleText } from '../core/text/visibleText.ts';

/** A piece of a description; one that was inserted into it keeps its own direction. */
export interface DescriptionPart {
  readonly text: string;
  readonly isolated: boolean;
}

const LONGEST = 200;
/** First strong isolate … pop directional isolate, one pair after the other (UAX #9). */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/;
/** Spaces that do not break, as languages write them between digits and before signs. */
const UNBROKEN_SPACES = /[\u00a0\u202f]/g;

/**
 * A stored description, ready to be shown as text: paired isolates, which a right-to-left sentence
 * needs around what is inserted, become pieces of their own; every other hidden character is
 * written out.
 */
export function descriptionParts(description: string): readonly DescriptionPart[] {
  // Splitting by one group gives text, inserted, text, inserted, … in turn.
  return description
    .slice(0, LONGEST)
    .replace(UNBROKEN_SPACES, ' ')
    .split(ISOLATED)
    .map((text, index) => ({ text: visibleText(text, LONGEST), isolated: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
