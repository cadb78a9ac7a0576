import { NAME_DEBOUNCE_MS } from '@mooring/internal';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { type Config, useConfig } from 'wagmi';
import { useSite } from '../site/SiteContext.ts';
import type { SiteConfig } from '../site/siteConfig.ts';
import { readRecipient } from './readRecipient.ts';

/** State of a recipient. */
export type Recipient =
  | { readonly kind: 'empty' | 'looking' }
  | {
      readonly kind: 'found';
      readonly address: Address;
      readonly name?: string;
      /** True if the address is the name's record for Ethereum, since it has none for the payment's network. */
      readonly isOfEthereum?: boolean;
    }
  | {
      readonly kind: 'problem';
      readonly problem:
        | 'not-a-recipient'
        | 'name-mixed'
        | 'wrong-checksum'
        | 'other-network'
        | 'not-found'
        | 'no-names';
    }
  | {
      readonly kind: 'problem';
      /** The network did not respond, or the name's gateway is not allowed. */
      readonly problem: 'unreachable' | 'off-chain';
      readonly retry: () => void;
    }
  | {
      readonly kind: 'problem';
      /** The name resolves to another address than the one shown first. */
      readonly problem: 'moved';
      readonly before: Address;
      readonly now: Address;
      /** Accepts the current address. */
      readonly accept: () => void;
    };

/** Stale time of a resolved name, in ms. */
const NAME_STALE_MS = 60_000;

/** Networks and gateways for name lookups. */
export type NameSource = Pick<SiteConfig, 'identityNetwork' | 'nameGateways'>;

/** Query of the address of a name. */
export function nameQuery(wagmi: Config, site: NameSource, name: string, chainId?: number) {
  const { identityNetwork, nameGateways } = site;
  return queryOptions({
    queryKey: ['web', 'address-of-name', identityNetwork, name, chainId],
    staleTime: NAME_STALE_MS,
    async queryFn() {
      // Loaded with the first name.
      const { resolveName } = await import('./resolveName.ts');
      const client = wagmi.getClient({ chainId: identityNetwork });
      return resolveName(client, nameGateways, name, chainId);
    },
  });
}

/**
 * Recipients of a form's rows; names are resolved on the identity network, for the network that is paid on. The first
 * address of a name stays until the visitor accepts another.
 * @param chainId network of the payment
 */
export function useRecipients(texts: readonly string[], chainId?: number): readonly Recipient[] {
  const wagmi = useConfig();
  const site = useSite().config;
  const client = wagmi.getClient({ chainId: site.identityNetwork });
  const hasNames = client.chain?.contracts?.['ensUniversalResolver'] !== undefined;
  const read = texts.map((text) => readRecipient(text, chainId));
  const settled = useDebounced(texts, NAME_DEBOUNCE_MS);
  const [first, setFirst] = useState<ReadonlyMap<string, Address>>(new Map());
  const answers = useQueries({
    queries: read.map((one, index) => {
      const name = one.kind === 'name' ? one.name : '';
      return {
        ...nameQuery(wagmi, site, name, chainId),
        enabled: hasNames && name !== '' && settled[index] === texts[index],
      };
    }),
  });
  const keys = read.map((one) => (one.kind === 'name' ? `${chainId} ${one.name}` : ''));
  const take = (key: string, address: Address) => setFirst((all) => new Map(all).set(key, address));
  // A name typed again is resolved again.
  const gone = [...first.keys()].filter((key) => !keys.includes(key));
  if (gone.length > 0) setFirst(new Map([...first].filter(([key]) => keys.includes(key))));
  return read.map((one, index): Recipient => {
    if (one.kind === 'empty') return { kind: 'empty' };
    if (one.kind === 'address') return { kind: 'found', address: one.address };
    if (one.kind !== 'name') return { kind: 'problem', problem: one.kind };
    if (!hasNames) return { kind: 'problem', problem: 'no-names' };
    const { name } = one;
    const answer = answers[index];
    const retry = () => void answer?.refetch();
    if (answer?.isError && !answer.isFetching) {
      return { kind: 'problem', problem: 'unreachable', retry };
    }
    if (answer?.data === undefined || answer.isError) return { kind: 'looking' };
    const { data } = answer;
    if (data.kind === 'off-chain') return { kind: 'problem', problem: 'off-chain', retry };
    if (data.kind === 'not-found') return { kind: 'problem', problem: 'not-found' };
    const { address: now, isOfEthereum } = data;
    const key = keys[index] ?? '';
    const before = first.get(key);
    // Stored when rendered: this is the address the visitor sees.
    if (before === undefined) take(key, now);
    else if (!isAddressEqual(before, now)) {
      return {
        ...{ kind: 'problem', problem: 'moved', before, now },
        accept: () => take(key, now),
      };
    }
    return { kind: 'found', address: now, name, ...(isOfEthereum && { isOfEthereum }) };
  });
}

/** Debounced texts, after `restMs` ms without changes. */
export function useDebounced(texts: readonly string[], restMs: number): readonly string[] {
  const [settled, setSettled] = useState(texts);
  const key = JSON.stringify(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts matter, not their array.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texts), restMs);
    return () => clearTimeout(timer);
  }, [key, restMs]);
  return settled;
}
