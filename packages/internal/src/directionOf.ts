import type { Locale } from './locales.ts';

/**
 * Returns the writing direction of a language.
 *
 * @example
 * ```ts
 * import { directionOf } from '@mooring/connect';
 *
 * directionOf('ar'); // 'rtl'
 * ```
 */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
