import type { SafeMessageContent } from '@mooring/safe/transactions';

/** More than that nobody looks through. */
export const LONGEST_MESSAGE = 10_000;

/** Why a message is not signed here, though nothing is wrong with it; undefined where it can be. */
export function messageProblem(content: SafeMessageContent): 'typed' | 'tooLong' | undefined {
  // What typed data allows shows only to those who know its application: permits are the bait of thieves.
  if (typeof content !== 'string') return 'typed';
  return content.length > LONGEST_MESSAGE ? 'tooLong' : undefined;
}
