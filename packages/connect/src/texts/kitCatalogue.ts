import { createCatalogue } from '../core/locales/catalogue.ts';
import type { Locale } from '../core/locales/locales.ts';
import { first } from './first.ts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of the kit except those of lazy screens; each language is a chunk. */
export const kitCatalogue = createCatalogue<Texts['kit']>(textLoaders('kit'), first);

/**
 * Loads the kit's texts in a language, for a first render that has them: on a server, and before hydration
 * of what it rendered.
 *
 * @example
 * ```tsx
 * import { loadTexts, MooringProvider } from '@mooring/connect';
 * import { renderToString } from 'react-dom/server';
 *
 * declare const config: import('@mooring/connect').MooringConfig;
 *
 * export async function render(): Promise<string> {
 *   await loadTexts('fr');
 *   return renderToString(<MooringProvider config={config} locale="fr">…</MooringProvider>);
 * }
 * ```
 */
export function loadTexts(locale: Locale): Promise<void> {
  return kitCatalogue.load(locale);
}
