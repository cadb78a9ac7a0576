import type { Address } from 'viem';
import type { Approval } from './approval.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** Accounts and network of a session, as seen by the page. */
export interface SessionView {
  /** Active account first; at least one. */
  readonly accounts: readonly Address[];
  readonly chainId: number;
}

/** Allowed chain ids, in the wallet's order. */
export function allowedChains({ approval }: Pick<SessionRecord, 'approval'>): readonly number[] {
  return [...new Set(approval.accounts.map(({ chainId }) => chainId))];
}

/**
 * Accounts and network of the page: the chosen ones if allowed, else the wallet's first. A choice made
 * before it is allowed (an event that overtook the session update) takes effect once it is.
 * @param wanted the page's networks, preferred over others the wallet allows
 */
export function toSessionView(
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
 * Active account after an approval update: the one chosen by an event, unless the wallet now lists another
 * first. A choice made before it is allowed is kept.
 */
export function preferredAfter(
  { approval, preferred }: Pick<SessionRecord, 'approval' | 'preferred'>,
  next: Approval,
): Address | undefined {
  const wasAllowed = approval.accounts.some(({ address }) => address === preferred);
  const isReordered = approval.accounts[0]?.address !== next.accounts[0]?.address;
  return wasAllowed && isReordered ? undefined : preferred;
}
