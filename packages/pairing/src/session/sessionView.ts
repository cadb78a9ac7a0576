import type { Address } from 'viem';
import type { Approval } from './approval.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** What a page sees of a session. */
export interface SessionView {
  /** The active one first; at least one. */
  readonly accounts: readonly Address[];
  readonly chainId: number;
}

/** The networks that were allowed, in the wallet's order. */
export function allowedChains({ approval }: Pick<SessionRecord, 'approval'>): readonly number[] {
  return [...new Set(approval.accounts.map(({ chainId }) => chainId))];
}

/**
 * The accounts and the network the page is on: the chosen ones as far as they are allowed, else the
 * wallet's first. What was chosen before it was allowed (an event that overtook the change of the
 * session) counts as soon as it is.
 * @param wanted the page's networks, which come before others the wallet allowed in addition
 */
export function viewOf(
  record: Pick<SessionRecord, 'approval' | 'chainId' | 'preferred'>,
  wanted: readonly number[],
): SessionView {
  const allowed = allowedChains(record);
  const chosen = record.chainId !== undefined && allowed.includes(record.chainId);
  const fallback = wanted.find((id) => allowed.includes(id)) ?? allowed[0] ?? 1;
  const chainId = chosen && record.chainId !== undefined ? record.chainId : fallback;
  const onChain = record.approval.accounts
    .filter((account) => account.chainId === chainId)
    .map(({ address }) => address);
  const first = onChain.filter((address) => address === record.preferred);
  return { chainId, accounts: [...first, ...onChain.filter((each) => !first.includes(each))] };
}

/**
 * The account that is active after the wallet has changed what it allows: the one it chose by an
 * event, unless it has now put another first. One chosen before it was allowed stays chosen.
 */
export function preferredAfter(
  { approval, preferred }: Pick<SessionRecord, 'approval' | 'preferred'>,
  next: Approval,
): Address | undefined {
  const wasAllowed = approval.accounts.some(({ address }) => address === preferred);
  const isReordered = approval.accounts[0]?.address !== next.accounts[0]?.address;
  return wasAllowed && isReordered ? undefined : preferred;
}
