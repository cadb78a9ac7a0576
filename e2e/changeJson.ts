import type { Page } from '@playwright/test';

/** Option of a request that is repeated on a connection which the server closed meanwhile, as browsers do. */
export const asBrowser = { maxRetries: 1 };

/** Changes what the server answers to the page's reads of a JSON value. */
export async function changeJson<Json>(
  page: Page,
  url: string,
  change: (json: Json) => object,
): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch(asBrowser);
    await route.fulfill({ response, json: change(await response.json()) });
  });
}
