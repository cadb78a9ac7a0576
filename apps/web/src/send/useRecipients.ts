import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { getEnsAddress } from 'viem/actions';
import { useConfig } from 'wagmi';
import { useSite } from '../site/SiteContext.ts';
import { readRecipient } from './readRecipient.ts';

/** State of a recipient. */
export type Recipient =
  | { readonly kind: 'empty' | 'looking' }
  | { readonly kind: 'found'; readonly address: Address; readonly name?: string }
  | {
      readonly kind: 'problem';
      readonly problem:
        | 'not-a-recipient'
        | 'wrong-checksum'
        | 'other-network'
        | 'not-found'
        | 'no-names';
    }
  | { readonly kind: 'problem'; readonly problem: 'unreachable'; readonly retry: () => void };

/** Debounce of name lookups, in ms. */
export const REST_MS = 350;
/** Stale time of a resolved name, in ms. */
const STALE_MS = 60_000;

/**
 * Recipients of a form's rows; names are resolved on the identity network.
 * @param chainId network that is paid on
 */
export function useRecipients(texts: readonly string[], chainId?: number): readonly Recipient[] {
  const wagmi = useConfig();
  const { identityNetwork } = useSite().config;
  const client = wagmi.getClient({ chainId: identityNetwork });
  const hasNames = client.chain?.contracts?.['ensUniversalResolver'] !== undefined;
  const read = texts.map((text) => readRecipient(text, chainId));
  const settled = useSettled(texts, REST_MS);
  const answers = useQueries({
    queries: read.map((one, index) => {
      const name = one.kind === 'name' ? one.name : '';
      return {
        queryKey: ['web', 'address-of-name', identityNetwork, name],
        enabled: hasNames && name !== '' && settled[index] === texts[index],
        staleTime: STALE_MS,
        queryFn: () => getEnsAddress(client, { name }),
      };
    }),
  });
  return read.map((one, index): Recipient => {
    if (one.kind === 'empty') return { kind: 'empty' };
    if (one.kind === 'address') return { kind: 'found', address: one.address };
    if (one.kind !== 'name') return { kind: 'problem', problem: one.kind };
    if (!hasNames) return { kind: 'problem', problem: 'no-names' };
    const answer = answers[index];
    if (answer?.isError && !answer.isFetching) {
      return { kind: 'problem', problem: 'unreachable', retry: () => void answer.refetch() };
    }
    if (answer?.data === undefined || answer.isError) return { kind: 'looking' };
    if (answer.data === null) return { kind: 'problem', problem: 'not-found' };
    return { kind: 'found', address: answer.data, name: one.name };
  });
}

/** Debounced texts, after `restMs` ms without changes. */
export function useSettled(texts: readonly string[], restMs: number): readonly string[] {
  const [settled, setSettled] = useState(texts);
  const key = JSON.stringify(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts matter, not their array.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texts), restMs);
    return () => clearTimeout(timer);
  }, [key, restMs]);
  return settled;
}
