import { useQueryClient } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { useSite } from '../site/SiteContext.ts';
import { readNamesAnew } from './readNamesAnew.ts';
import type { Recipient } from './useRecipients.ts';

/**
 * Returns a function that reads the names among recipients once more. It resolves to true if all lead where was shown;
 * the field of one that does not says so then.
 * @param chainId network that is paid on
 */
export function useNameRecheck(chainId: number): (found: readonly Recipient[]) => Promise<boolean> {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const { config: site } = useSite();
  return async (found) => {
    const named = found.flatMap((one) =>
      one.kind === 'found' && one.name !== undefined
        ? [{ name: one.name, address: one.address }]
        : [],
    );
    return (await readNamesAnew({ wagmi, queries, site, chainId }, named)).length === 0;
  };
}
