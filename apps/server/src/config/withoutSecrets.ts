const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/[^\s'"`<>]+/gi;

/**
 * Origin of a URL; null for other texts. User name, password, path and query are omitted: providers put API
 * keys there.
 */
export function addressOrigin(text: string): string | null {
  if (!text.includes('://') || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.host === '' ? null : `${url.protocol}//${url.host}`;
}

/** Redacts a text for printing: every URL is reduced to its origin. */
export function withoutSecrets(text: string): string {
  return text.replace(ADDRESS, (address) => addressOrigin(address) ?? '…');
}

/**
 * Describes a value of unknown shape without revealing secrets.
 *
 * @param secret True where any text may be a key: only its length is shown.
 */
export function describeFound(value: unknown, secret = false): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return describeText(value, secret);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `a ${typeof value}`;
}

function describeText(text: string, secret: boolean): string {
  if (text === '') return 'an empty text';
  const origin = addressOrigin(text);
  if (origin !== null) return `an address at ${origin}`;
  // Long texts and texts with a slash, a colon or an at sign may be keys or incomplete URLs.
  if (secret || text.length > 48 || /[:@/]/.test(text))
    return `a text of ${text.length} characters`;
  return JSON.stringify(text);
}
