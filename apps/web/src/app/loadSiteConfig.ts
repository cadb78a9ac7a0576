import { parseSiteConfig, type SiteConfig } from './siteConfig.ts';

/** How long the server may take to answer, in milliseconds. */
const LIMIT_MS = 15_000;

/**
 * Asks the page's own server what this site is.
 * @throws {Error} when it does not answer in time, refuses, or answers something else
 */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const body: unknown = await answer.json();
  return parseSiteConfig(body);
}
