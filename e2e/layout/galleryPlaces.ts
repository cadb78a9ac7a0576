import { expect } from '@playwright/test';
import { shows } from '../gallery/shows.ts';
import type { Place } from './walk.ts';

/** Every state of the gallery, by its address. */
export const galleryPlaces: readonly Place[] = shows.map(({ name, reached }) => ({
  name: `gallery ${name}`,
  async open({ page }) {
    await page.goto(`/?show=${name}`);
    await expect(page.locator(reached).first()).toBeVisible();
  },
}));
