import { createMistake, logMistake } from '@mooring/internal/mistakes';
import { otherThemeOptions, unknownNames } from './otherKits.ts';

export const knownThemeOptions = ['accent', 'radius', 'font', 'overlay', 'tokens'] as const;
const knownOverlays: readonly unknown[] = ['dim', 'blur', 'none', undefined];

/**
 * Checks the options of `lightTheme` and `darkTheme` in development.
 * @throws {Error} on an unknown overlay
 */
export function checkThemeOptions(options: object): void {
  const given: Readonly<Record<string, unknown>> = { ...options };
  if (!knownOverlays.includes(given['overlay'])) {
    throw createMistake(`The overlay "${given['overlay']}" is none of dim, blur, none.`, 'themes');
  }
  for (const { name, hint } of unknownNames(given, knownThemeOptions, otherThemeOptions)) {
    logMistake(`A theme has no option \`${name}\`. ${hint}`, 'themes');
  }
}
