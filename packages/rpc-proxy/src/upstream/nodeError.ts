import type { RpcError } from '../core/message.ts';

/**
 * Cause of a node's error: the request (a revert, invalid parameters), the provider's rate limit, or the
 * node, which lacks a block or state that another may have.
 */
export type ErrorCause = 'question' | 'limit' | 'node';

/** HTTP 429, and the code of EIP-1474 for an exceeded limit, which some use for large responses. */
const LIMIT_CODES: ReadonlySet<number> = new Set([429, -32_005, -32_029]);
const LIMIT_WORDS =
  /rate.?limit|too many requests|request limit|capacity|throughput|quota|per second|daily/i;

/** JSON-RPC "Internal error". */
const INTERNAL_ERROR = -32_603;
const LACK_WORDS =
  /header not found|block not found|unknown block|missing trie node|state .*(?:not available|unavailable|pruned)|historical state|not yet synced|still syncing/i;

/**
 * Classifies an error by code and message; when in doubt, as the request's.
 *
 * @example
 * ```ts
 * import { classifyError } from '@mooring/rpc-proxy';
 *
 * classifyError({ code: -32_000, message: 'header not found' }); // 'node'
 * ```
 */
export function classifyError({ code, message }: RpcError): ErrorCause {
  if (code === 429 || (LIMIT_CODES.has(code) && LIMIT_WORDS.test(message))) return 'limit';
  if (code === INTERNAL_ERROR || LACK_WORDS.test(message)) return 'node';
  return 'question';
}

/** Upper bound of a provider's `Retry-After`, in ms. */
const LONGEST_RETRY_MS = 300_000;

/**
 * Parses a `Retry-After` header to ms, or null when invalid
 * (https://www.rfc-editor.org/rfc/rfc9110#field.retry-after): seconds, or a date.
 *
 * @param now Milliseconds since 1970.
 */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : dateOf(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_RETRY_MS) : null;
}

/** Date in ms since 1970, strictly: `Date.parse` accepts nearly anything. */
function dateOf(header: string): number {
  return /^[A-Z][a-z]+, .* GMT$/.test(header.trim()) ? Date.parse(header) : Number.NaN;
}
