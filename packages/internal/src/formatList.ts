import { directionOf } from './directionOf.ts';
import type { Locale } from './locales.ts';

/**
 * Formats a list in words ("0.05 ETH and 25 HUSD"). In a right-to-left language each item is isolated, so that
 * amounts and addresses do not run into each other (UAX #9).
 */
export function formatList(items: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  if (directionOf(locale) === 'ltr') return list.format(items);
  // Between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
  return list.format(items.map((item) => `\u2068${item}\u2069`));
}
