import type { NamedRecipient } from '@mooring/page/recipients';
import type { SafeCall } from '@mooring/safe/transactions';
import type { Abi } from 'viem';

/** Calls of a proposal, and the ABIs given for them. */
export interface Draft {
  readonly calls: readonly SafeCall[];
  /** By address in lower case. */
  readonly abis: Readonly<Record<string, Abi>>;
  /** Notes by call, empty for none. */
  readonly notes: readonly string[];
  /** Recipients entered by name, by call; undefined for the others. */
  readonly names: readonly (NamedRecipient | undefined)[];
}

/** Calls and ABIs that a form adds. */
export interface Addition {
  readonly calls: readonly SafeCall[];
  readonly abis?: Draft['abis'];
  readonly notes?: Draft['notes'];
  readonly names?: Draft['names'];
}

export const emptyDraft: Draft = { calls: [], abis: {}, notes: [], names: [] };

/** Most calls of a proposal: a batch is decoded here up to so many, for every owner who signs. */
export const MOST_PROPOSAL_CALLS = 500;

/** Appends calls to a draft. */
export function addTo(draft: Draft, { calls, abis, notes, names }: Addition): Draft {
  return {
    calls: [...draft.calls, ...calls],
    abis: { ...draft.abis, ...abis },
    notes: [...draft.notes, ...(notes ?? calls.map(() => ''))],
    names: [...draft.names, ...(names ?? calls.map(() => undefined))],
  };
}

/** Removes a call from a draft. */
export function removeFrom(draft: Draft, index: number): Draft {
  const others = <Item>(items: readonly Item[]) => items.filter((_, at) => at !== index);
  return {
    ...draft,
    calls: others(draft.calls),
    notes: others(draft.notes),
    names: others(draft.names),
  };
}

/**
 * Nonce of a new transaction: the first that is neither used nor queued. Fills gaps, since nothing after a
 * gap can be executed; so a nonce far ahead does not block others.
 */
export function nextNonce(
  safeNonce: bigint,
  waiting: readonly { readonly nonce: bigint }[],
): bigint {
  const taken = new Set(waiting.map(({ nonce }) => nonce));
  let next = safeNonce;
  while (taken.has(next)) next += 1n;
  return next;
}
