import { useContacts } from '@mooring/page/contacts';
import { useTokens } from '@mooring/page/site';
import { createLookAlikes } from '@mooring/safe/payment';
import { useMemo } from 'react';
import { paidBefore } from '../review/usePaidBefore.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import {
  findOriginator,
  findTransferWarning,
  type Summary,
  type TransferWarning,
} from './findTransferWarning.ts';

/** Returns a function that finds the warning for an entry of a history, given the addresses its owners paid. */
export function useTransferWarnings(
  { chain, state: { address, owners } }: KnownSafe,
  entries: readonly Summary[],
): (entry: Summary) => TransferWarning | undefined {
  const tokens = useTokens(chain);
  const { contacts } = useContacts();
  return useMemo(() => {
    const listed = tokens.map((token) => token.address);
    const paid = entries
      .filter((entry) => findOriginator(entry, address) === 'owners')
      .flatMap(({ txInfo }) => paidBefore(txInfo, listed) ?? []);
    const known = [address, ...owners, ...contacts.map((contact) => contact.address), ...paid];
    const knownAddresses = new Set(known.map((one) => one.toLowerCase()));
    const findLookAlike = createLookAlikes(known);
    const context = {
      ...{ safe: address, listed },
      symbols: [chain.nativeCurrency.symbol, ...tokens.map(({ symbol }) => symbol)],
      isLookAlike: (one: typeof address) =>
        !knownAddresses.has(one.toLowerCase()) && findLookAlike(one) !== undefined,
    };
    return (entry) => findTransferWarning(entry, context);
  }, [chain, address, owners, tokens, contacts, entries]);
}
