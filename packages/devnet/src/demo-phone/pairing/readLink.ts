import { parseUrl } from '../../parseUrl.ts';

/** Result of parsing a pairing link. */
export type Link = { kind: 'link'; uri: string } | { kind: 'expired' } | { kind: 'none' };

/** Longest text read, in characters; a link has about 200. */
const LONGEST = 4_096;

/**
 * Parses a pairing link (`wc:<topic>@2?…symKey=…`), on its own or inside a link that opens a wallet
 * (`…/wc?uri=<encoded link>`).
 *
 * @param now milliseconds since 1970.
 */
export function readLink(text: string, now: number): Link {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return { kind: 'none' };
  const uri = trimmed.startsWith('wc:') ? trimmed : insideOf(trimmed);
  if (uri === undefined || !/^wc:[0-9a-f]{64}@2\?/.test(uri)) return { kind: 'none' };
  const query = new URLSearchParams(uri.slice(uri.indexOf('?')));
  if (!/^[0-9a-f]{64}$/.test(query.get('symKey') ?? '')) return { kind: 'none' };
  // In seconds since 1970; missing in links of older sites.
  const expiry = query.get('expiryTimestamp');
  if (expiry !== null && !(Number(expiry) * 1_000 > now)) return { kind: 'expired' };
  return { kind: 'link', uri };
}

function insideOf(text: string): string | undefined {
  return parseUrl(text)?.searchParams.get('uri') ?? undefined;
}
