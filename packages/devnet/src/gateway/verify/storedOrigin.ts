import { GatewayError } from '../http/call.ts';

/** Longest origin the public service stores, in characters. */
const LONGEST_STORED_ORIGIN = 200;

/**
 * Origin of a proposal as the public gateway stores it: a JSON object, with its note as HTML text. Any other
 * text is dropped.
 *
 * @throws {GatewayError} 422 if it is too long
 */
export function storedOrigin(posted: string | null): string | null {
  const origin = posted === null ? null : objectIn(posted);
  if (!origin) return null;
  const { note } = origin;
  const stored = JSON.stringify({
    ...origin,
    note: typeof note === 'string' ? htmlText(note) : null,
  });
  requireShortOrigin(stored, 422);
  return stored;
}

/** @throws {GatewayError} for an origin that the service does not store; the public gateway gives no reason */
export function requireShortOrigin(origin: string | null, status: 400 | 422): void {
  if (origin !== null && [...origin].length > LONGEST_STORED_ORIGIN)
    throw new GatewayError(status, 'An error occurred', { code: status });
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Without tags, and escaped; an escaped text stays as it is. */
function htmlText(text: string): string {
  return text
    .replaceAll(/<[/!a-z][^>]*>/gi, '')
    .replaceAll(/&(?!(?:amp|lt|gt|quot|#\d+);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
