import { contrast } from '@mooring/internal';
import type { ValidConfig } from '../config/configSchema.ts';

/** Surfaces of dialogs and cards (the kit's `tokens.css`). */
export const SURFACES = { light: '#ffffff', dark: '#14202a' } as const;

/** Least contrast of a button with what is behind it (WCAG 2.2, 1.4.11). */
const LEAST = 3;

/** Messages about a brand that can be shown, but not as its operator would want. */
export function brandWarnings({ brand, publicUrl }: ValidConfig): readonly string[] {
  const { accent, preview, fonts, font } = brand;
  const warnings: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    if (!accent) continue;
    const measured = contrast(accent[theme], SURFACES[theme]);
    if (measured >= LEAST) continue;
    warnings.push(
      `brand.accent: ${accent[theme]} has a contrast of ${measured.toFixed(1)}:1 with the ${theme} theme; ` +
        `buttons need ${LEAST}:1. Write { light, dark } with ${theme === 'dark' ? 'a lighter' : 'a darker'} ` +
        `colour for ${theme}.`,
    );
  }
  if (preview !== undefined && publicUrl === undefined) {
    warnings.push('brand.preview needs publicUrl: links name the picture by its whole address.');
  }
  for (const { family } of fonts) {
    if (font?.includes(family)) continue;
    warnings.push(`brand.fonts has "${family}", which brand.font does not name: it is not used.`);
  }
  return warnings;
}
