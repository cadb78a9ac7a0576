/** A provider that asks for more is asked again after this all the same, in milliseconds. */
const LONGEST_MS = 300_000;

/**
 * Milliseconds that a `Retry-After` asks to wait, or null when it says nothing that can be read
 * (https://www.rfc-editor.org/rfc/rfc9110#field.retry-after): seconds, or a date.
 *
 * @param now Milliseconds since 1970.
 */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : dateOf(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_MS) : null;
}

/** Milliseconds since 1970; a parser of dates alone finds one in nearly anything. */
function dateOf(header: string): number {
  return /^[A-Z][a-z]+, .* GMT$/.test(header.trim()) ? Date.parse(header) : Number.NaN;
}
