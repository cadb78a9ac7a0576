import type { SafeMessageContent } from '@mooring/safe/transactions';

/** Longest message to sign here, in characters: no one reviews more. */
export const LONGEST_MESSAGE = 10_000;

/** Reason a valid message cannot be signed here; undefined when it can. */
export function messageProblem(content: SafeMessageContent): 'typed' | 'tooLong' | undefined {
  // The effect of typed data is clear only to those who know its app: permits are a common phishing lure.
  if (typeof content !== 'string') return 'typed';
  return content.length > LONGEST_MESSAGE ? 'tooLong' : undefined;
}
