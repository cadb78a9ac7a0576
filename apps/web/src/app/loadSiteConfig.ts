import { parseSiteConfig, type SiteConfig } from '../site/siteConfig.ts';

/** How long the server may take to answer, in milliseconds. */
const LIMIT_MS = 15_000;

/** The configuration could not be fetched: the server is away, too slow, or refuses. */
export class SilentServerError extends Error {
  override readonly name = 'SilentServerError';
}

/**
 * Asks the page's own server what this site is.
 * @throws {SilentServerError} when it does not answer in time, or refuses
 * @throws {Error} when it answers something else
 */
export async function loadSiteConfig(): Promise<SiteConfig> {
  return parseSiteConfig(JSON.parse(await fetchConfig()));
}

async function fetchConfig(): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch('/config.json', { signal: AbortSignal.timeout(LIMIT_MS) });
    if (answer.ok) return await answer.text();
  } catch (cause) {
    throw new SilentServerError('The server does not answer.', { cause });
  }
  throw new SilentServerError(`The server answered ${answer.status}.`);
}
