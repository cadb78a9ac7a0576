import type { Catalogue, Locale, Messages } from '@mooring/connect';

/** Texts of a part of the page that most visits never open. */
export interface LazyCatalogue<M extends Messages> extends Catalogue<M> {
  /** Loads the texts of a part that is about to be shown, and afterwards those of later chosen languages. */
  want(locale: Locale): Promise<void>;
}

/**
 * Creates a message catalogue that the page does not wait for: until `want` is called, it counts as loaded and fetches
 * nothing. It needs initial texts, which may be empty. Afterwards, a change of language waits for it.
 */
export function lazyCatalogue<M extends Messages>(catalogue: Catalogue<M>): LazyCatalogue<M> {
  let wanted = false;
  return {
    // The initial English texts, perhaps empty, are used until `want`.
    peek: (locale) => catalogue.peek(locale) ?? catalogue.peek('en'),
    has: (locale) => !wanted || catalogue.has(locale),
    load: async (locale) => {
      if (wanted) await catalogue.load(locale);
    },
    want(locale) {
      wanted = true;
      return catalogue.load(locale);
    },
  };
}
