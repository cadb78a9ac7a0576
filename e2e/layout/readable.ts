import type { ReadableView } from './walk.ts';

/** Contrast depends on the theme, names on the language, targets on the width: two of each. */
export const readable: readonly ReadableView[] = [
  { locale: 'ar', theme: 'dark', width: 1280 },
  { locale: 'en', theme: 'light', width: 390 },
];

/** Language per script and direction, in each theme, on phone and laptop. */
export const everyReadable: readonly ReadableView[] = ['en', 'ar', 'ja'].flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [390, 1280].map((width) => ({ locale, theme, width })),
  ),
);
