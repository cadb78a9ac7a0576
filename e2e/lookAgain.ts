import type { Frame, Page } from '@playwright/test';

/** Comes back to a page, which then reads anew what others may have changed. */
export async function lookAgain(page: Page | Frame | null): Promise<void> {
  await page?.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}
