import { useCatalogue, useLocale } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { decodeCall, type SafeTransaction } from '@mooring/safe/transactions';
import { useCallback } from 'react';
import type { KnownSafe } from '../safe/useSafe.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { earlierChanges } from './earlierChanges.ts';

/** Returns a function that describes the queued owner changes another depends on; undefined for none. */
export function useDependence({
  state,
  deployments,
}: Pick<KnownSafe, 'state' | 'deployments'>): (
  transaction: SafeTransaction,
  waiting: readonly SafeTransaction[],
) => string | undefined {
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const { address: safe } = state;
  const { knownTargets } = deployments;
  return useCallback(
    (transaction, waiting) => {
      const decode = (one: SafeTransaction) => ({
        nonce: one.nonce,
        decoded: decodeCall(one, { safe, knownTargets }),
      });
      const earlier = earlierChanges(decode(transaction), waiting.map(decode), safe);
      if (earlier.length === 0) return undefined;
      return t('row.depends', {
        nonces: formatList(
          earlier.map((nonce) => `${nonce}`),
          locale,
        ),
      });
    },
    [t, locale, safe, knownTargets],
  );
}
