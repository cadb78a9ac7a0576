import type { RpcError } from '../core/message.ts';

/**
 * What a node's error is about: the question (a revert, bad parameters), the asker, who has used up
 * what the provider grants, or the node, which lacks a block or state that another may have.
 */
export type ErrorCause = 'question' | 'limit' | 'node';

/** HTTP's own number, and that of EIP-1474 for an exceeded limit, which some use for large answers. */
const LIMIT_CODES: ReadonlySet<number> = new Set([429, -32_005, -32_029]);
const LIMIT_WORDS =
  /rate.?limit|too many requests|request limit|capacity|throughput|quota|per second|daily/i;

/** "Internal error" of JSON-RPC. */
const INTERNAL = -32_603;
const LACK_WORDS =
  /header not found|block not found|unknown block|missing trie node|state .*(?:not available|unavailable|pruned)|historical state|not yet synced|still syncing/i;

/** Tells by code and words what an error is about; where in doubt, the question. */
export function causeOf({ code, message }: RpcError): ErrorCause {
  if (code === 429 || (LIMIT_CODES.has(code) && LIMIT_WORDS.test(message))) return 'limit';
  if (code === INTERNAL || LACK_WORDS.test(message)) return 'node';
  return 'question';
}
