import type { ReadableView } from './walk.ts';

/** Contrast hangs on the theme, names on the language, targets on the width: each with each other. */
export const readable: readonly ReadableView[] = [
  { locale: 'en', theme: 'light', width: 1280 },
  { locale: 'en', theme: 'dark', width: 390 },
  { locale: 'ar', theme: 'dark', width: 1280 },
  { locale: 'ja', theme: 'light', width: 390 },
];

/** Each language of a script or direction of its own, in each theme, on phone and laptop. */
export const everyReadable: readonly ReadableView[] = ['en', 'ar', 'ja'].flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [390, 1280].map((width) => ({ locale, theme, width })),
  ),
);
