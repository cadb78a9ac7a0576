import { parseSiteConfig, type SiteConfig } from '../site/siteConfig.ts';

/** Timeout of the server, in ms. */
const LIMIT_MS = 15_000;

/** Thrown when the configuration could not be fetched: the server is unreachable, too slow, or refuses. */
export class SilentServerError extends Error {
  override readonly name = 'SilentServerError';
}

/**
 * Loads the site's configuration from the page's own server.
 * @throws {SilentServerError} when it does not respond in time, or refuses
 * @throws {Error} for an invalid response
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
