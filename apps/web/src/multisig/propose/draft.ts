import type { SafeCall } from '@mooring/safe/transactions';
import type { Abi } from 'viem';

/** The calls put together so far, and the interfaces that were given for them. */
export interface Draft {
  readonly calls: readonly SafeCall[];
  /** By address in lower case. */
  readonly abis: Readonly<Record<string, Abi>>;
}

/** What one form adds. */
export type Addition = { readonly calls: readonly SafeCall[]; readonly abis?: Draft['abis'] };

export const emptyDraft: Draft = { calls: [], abis: {} };

/** Calls of one proposal, at most: more than that nobody looks through. */
export const MOST_CALLS = 20;

/** The draft with more calls behind those it has. */
export function addTo(draft: Draft, { calls, abis }: Addition): Draft {
  return { calls: [...draft.calls, ...calls], abis: { ...draft.abis, ...abis } };
}

/** The draft without one call. */
export function removeFrom(draft: Draft, index: number): Draft {
  return { ...draft, calls: draft.calls.filter((_, at) => at !== index) };
}
