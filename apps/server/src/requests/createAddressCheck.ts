import type { Log } from '../log/log.ts';

/** Most addresses that are logged: a client can invent any number. */
const MOST_LOGGED = 8;

/**
 * Creates a function that describes a refused request of the page itself, whose visitors open it at another origin than
 * `publicUrl`: `visited as https://a.example, publicUrl is https://b.example`; undefined for other requests. Each
 * origin is logged once, as a warning.
 */
export function createAddressCheck(
  publicUrl: string | undefined,
  log: Log,
): (request: Request) => string | undefined {
  const logged = new Set<string>();
  return (request) => {
    const visited = visitedOrigin(request);
    if (visited === undefined || visited === publicUrl) return undefined;
    const reason = `visited as ${visited}, publicUrl is ${publicUrl ?? 'not set'}`;
    if (!logged.has(visited) && logged.size < MOST_LOGGED) {
      logged.add(visited);
      const remedy = 'set publicUrl to the origin that visitors open';
      log({ level: 'warn', message: `sign-in is refused: ${remedy}`, reason });
    }
    return reason;
  };
}

/** Origin at which a browser shows the page that sent a request; undefined for a page of another site. */
function visitedOrigin({ url, headers }: Request): string | undefined {
  const [site, named] = [headers.get('sec-fetch-site'), headers.get('origin')];
  if (site !== null && site !== 'same-origin') return undefined;
  if (named === null) return site === null ? undefined : new URL(url).host;
  if (!URL.canParse(named)) return undefined;
  const { origin, host } = new URL(named);
  return site !== null || host === new URL(url).host ? origin : undefined;
}
