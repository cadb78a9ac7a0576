import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serveSite, siteFolder } from '../../apps/docs/site/serveSite.ts';

interface Site {
  /** Address of the site, without a slash at its end. */
  readonly url: string;
}

/** A test of the built site, on this machine; it fails on whatever the page complains of. */
export const test = base.extend<{ faults: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is taken from the first parameter
    async ({}, use) => {
      const { url, close } = await serveSite();
      await use({ url: url.slice(0, -1) });
      await close();
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ page, site }, use) => {
      const faults: string[] = [];
      listen(page, site, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects violations of the policy, errors, and requests to other origins. */
function listen(page: Page, site: Site, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== site.url)
      faults.push(`Request to another origin: ${request.url()}`);
  });
}

/** Ids in a page of the site, by its path. */
export async function idsOf(path: string): Promise<ReadonlySet<string>> {
  const html = await readFile(join(siteFolder, path), 'utf8');
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}

/** Path of a page, such as `options.html`, from its address. */
export function pathOf(address: URL): string {
  const path = relative('/', decodeURIComponent(address.pathname));
  return path === '' || address.pathname.endsWith('/') ? join(path, 'index.html') : path;
}
