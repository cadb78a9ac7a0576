/** Parsed upstream, with the parts of its URL that must never be shown. */
export type Upstream = {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Parts of the URL that may be keys, longest first. */
  secrets: readonly string[];
};

/** Shorter parts of a path or query (`v2`, `mainnet`, `ethereum`) are words, not keys. */
const SHORTEST_KEY = 12;
const SHORTEST_PASSWORD = 4;

/**
 * Parses a configured URL. `fetch` refuses URLs with credentials, so these become an `Authorization`
 * header.
 */
export function readUpstream(address: string): Upstream {
  const url = new URL(address);
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  const keys = [...url.pathname.split('/'), ...url.searchParams.values(), user];
  const secrets = [
    address,
    url.href,
    url.host,
    ...keys.filter((key) => key.length >= SHORTEST_KEY),
    ...(password.length >= SHORTEST_PASSWORD ? [password] : []),
  ].sort((one, other) => other.length - one.length);
  const token = Buffer.from(`${user}:${password}`).toString('base64');
  const headers: Record<string, string> =
    user === '' && password === '' ? {} : { authorization: `Basic ${token}` };
  return { url: url.href, headers, secrets };
}

/** Redacts every part of an upstream's URL in a text: nodes and proxies quote their own. */
export function withoutUpstream(text: string, upstream: Upstream): string {
  return upstream.secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
