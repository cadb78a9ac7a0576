import { directionOf, type Locale, type ThemeMode } from '@mooring/connect';

/**
 * Sets the document's language, direction and theme before the application starts.
 * @param theme as stored on the device; anything else follows the system
 */
export function dressDocument(locale: Locale, theme: string | null): void {
  const html = document.documentElement;
  html.lang = locale;
  html.dir = directionOf(locale);
  const mode: ThemeMode = theme === 'light' || theme === 'dark' ? theme : 'system';
  html.dataset['mooringTheme'] = mode;
}
