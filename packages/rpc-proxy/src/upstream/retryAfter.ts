/** Upper bound of a provider's `Retry-After`, in ms. */
const LONGEST_MS = 300_000;

/**
 * Parses a `Retry-After` header to ms, or null when invalid
 * (https://www.rfc-editor.org/rfc/rfc9110#field.retry-after): seconds, or a date.
 *
 * @param now Milliseconds since 1970.
 */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : dateOf(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_MS) : null;
}

/** Date in ms since 1970, strictly: `Date.parse` accepts nearly anything. */
function dateOf(header: string): number {
  return /^[A-Z][a-z]+, .* GMT$/.test(header.trim()) ? Date.parse(header) : Number.NaN;
}
