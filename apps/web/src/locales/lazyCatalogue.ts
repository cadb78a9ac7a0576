import type { Catalogue, Locale, Messages } from '@mooring/connect';

/** Texts of a part of the page that most visits never see. */
export interface LazyCatalogue<M extends Messages> extends Catalogue<M> {
  /** Fetches a language for a part that is about to be shown; from now on, others as they are chosen. */
  want(locale: Locale): Promise<void>;
}

/**
 * A catalogue that the page need not wait for: until something wants it, it counts as there and
 * nothing of it is fetched. It needs first texts, be there none. Afterwards a change of language waits for it as for any other.
 */
export function lazyCatalogue<M extends Messages>(catalogue: Catalogue<M>): LazyCatalogue<M> {
  let wanted = false;
  return {
    // The first texts of English, none of them perhaps, count for all that is not wanted yet.
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
