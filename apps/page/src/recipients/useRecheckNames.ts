import { useQueryClient } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { useSite } from '../site/SiteContext.ts';
import { findChangedNames } from './findChangedNames.ts';
import type { Recipient } from './useRecipients.ts';

/**
 * Returns a function that resolves the names among recipients again, to true if all addresses are unchanged; the field
 * of a changed one then shows it.
 * @param chainId network of the payment
 */
export function useRecheckNames(
  chainId: number,
): (found: readonly Recipient[]) => Promise<boolean> {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const { config: site } = useSite();
  return async (found) => {
    const named = found.flatMap((one) =>
      one.kind === 'found' && one.name !== undefined
        ? [{ name: one.name, address: one.address }]
        : [],
    );
    return (await findChangedNames({ wagmi, queries, site, chainId }, named)).length === 0;
  };
}
