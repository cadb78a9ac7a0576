import type { ViewportSize } from '@playwright/test';

/** Window sizes to support: small phone, phone, tablet, laptop. */
export const sizes: readonly ViewportSize[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** A window of 1280 × 800 at 200 % zoom (WCAG 2.2, 1.4.4). */
export const zoomed: ViewportSize = { width: 640, height: 400 };

/** A window of 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10). */
export const atMostZoomed: ViewportSize = { width: 320, height: 256 };

/** Phone in landscape. */
export const landscape: ViewportSize = { width: 740, height: 360 };
