import type { Catalogue } from '@mooring/connect';

/** Part of a message catalogue that is used here. */
export type PartTexts = Pick<Catalogue, 'has' | 'load'>;

/** Module state, since parts are opened anywhere in the document, which has one language. */
const opened = new Set<PartTexts>();

/** Texts of the parts that were opened: a change of language waits for them, so that a part keeps its input. */
export const openedTexts: Catalogue = {
  peek: () => ({}),
  has: (locale) => [...opened].every((texts) => texts.has(locale)),
  load: async (locale) => {
    await Promise.all([...opened].map((texts) => texts.load(locale)));
  },
};

/** Adds the texts of a part that is opened. */
export function openTexts(texts: PartTexts): void {
  opened.add(texts);
}
