import type { Frame, Page } from '@playwright/test';

/** Dispatches `visibilitychange`, on which a page refetches its data. */
export async function returnToPage(page: Page | Frame | null): Promise<void> {
  await page?.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}
