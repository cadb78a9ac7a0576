import { useContacts } from '@mooring/page/contacts';
import { useTokens } from '@mooring/page/site';
import { createLookAlikes } from '@mooring/safe/payment';
import { useMemo } from 'react';
import { paidBefore } from '../review/usePaidBefore.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { makerOf, type Summary, type TransferDoubt, transferDoubt } from './transferDoubt.ts';

/** Returns a function that reads the doubt about an entry of a history, held against what its owners paid. */
export function useTransferDoubt(
  { chain, state: { address, owners } }: KnownSafe,
  entries: readonly Summary[],
): (entry: Summary) => TransferDoubt | undefined {
  const tokens = useTokens(chain);
  const { contacts } = useContacts();
  return useMemo(() => {
    const listed = tokens.map((token) => token.address);
    const paid = entries
      .filter((entry) => makerOf(entry, address) === 'owners')
      .flatMap(({ txInfo }) => paidBefore(txInfo, listed) ?? []);
    const known = [address, ...owners, ...contacts.map((contact) => contact.address), ...paid];
    const met = new Set(known.map((one) => one.toLowerCase()));
    const findLike = createLookAlikes(known);
    const context = {
      ...{ safe: address, listed },
      symbols: [chain.nativeCurrency.symbol, ...tokens.map(({ symbol }) => symbol)],
      looksKnown: (one: typeof address) =>
        !met.has(one.toLowerCase()) && findLike(one) !== undefined,
    };
    return (entry) => transferDoubt(entry, context);
  }, [chain, address, owners, tokens, contacts, entries]);
}
