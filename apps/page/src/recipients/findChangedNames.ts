import { mapConcurrently } from '@mooring/internal';
import type { QueryClient } from '@tanstack/react-query';
import { type Address, isAddressEqual } from 'viem';
import type { Config } from 'wagmi';
import { type NameSource, nameQuery } from './useRecipients.ts';

/** Recipient by name, with the address that was shown. */
export interface NamedRecipient {
  /** Normalized (ENSIP-15). */
  readonly name: string;
  readonly address: Address;
}

/** Name that no longer resolves to the shown address. */
export interface ChangedName extends NamedRecipient {
  readonly problem: 'moved' | 'not-found' | 'unreachable' | 'off-chain';
  /** Current address; undefined without one. */
  readonly now?: Address;
}

interface NameLookup {
  readonly wagmi: Config;
  readonly queries: QueryClient;
  readonly site: NameSource;
  /** Network of the payment. */
  readonly chainId: number;
}

/** Concurrent name lookups. */
export const NAMES_AT_ONCE = 15;

/** Resolves names again; returns those that changed or failed to resolve. */
export async function findChangedNames(
  { wagmi, queries, site, chainId }: NameLookup,
  shown: readonly NamedRecipient[],
): Promise<readonly ChangedName[]> {
  const changed = await mapConcurrently(shown, check, { concurrency: NAMES_AT_ONCE });
  return changed.flatMap((one) => one ?? []);

  async function check(one: NamedRecipient): Promise<ChangedName | undefined> {
    const query = nameQuery(wagmi, site, one.name, chainId);
    const found = await queries
      .fetchQuery({ ...query, staleTime: 0 })
      .catch(() => ({ kind: 'unreachable' }) as const);
    if (found.kind !== 'found') return { ...one, problem: found.kind };
    if (isAddressEqual(found.address, one.address)) return undefined;
    return { ...one, problem: 'moved', now: found.address };
  }
}
