import type { ViewportSize } from '@playwright/test';

/** A small phone. */
export const smallest: ViewportSize = { width: 320, height: 640 };

/** A laptop. */
export const largest: ViewportSize = { width: 1280, height: 800 };

/** Window sizes to support, with a phone and a tablet between the two. */
export const sizes: readonly ViewportSize[] = [
  smallest,
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  largest,
];

/** A window of 1280 × 800 at 200 % zoom (WCAG 2.2, 1.4.4). */
export const zoomed: ViewportSize = { width: 640, height: 400 };

/** A window of 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10). */
export const atMostZoomed: ViewportSize = { width: 320, height: 256 };

/** Phone in landscape. */
export const landscape: ViewportSize = { width: 740, height: 360 };
