import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConfig, useConnection } from 'wagmi';
import { useTranslate } from '../locales/useTranslate.ts';
import { useMooring } from '../provider/MooringContext.ts';

/** Follows the connected account's transactions and says how they ended; its code comes when connected. */
export function useFollowedTransactions(): void {
  const { config, announcer, report } = useMooring();
  const wagmi = useConfig();
  const queries = useQueryClient();
  const t = useTranslate();
  const { address: account } = useConnection();

  useEffect(() => {
    if (!account) return;
    let stop = () => {};
    let left = false;
    import('./followTransactions.ts').then(({ followTransactions }) => {
      if (left) return;
      stop = followTransactions({
        config,
        wagmi,
        account,
        onEnded({ description, status }) {
          const key = status === 'confirmed' ? 'announce.confirmed' : 'announce.failed';
          announcer.say(t(key, { description }));
          // Balances and whatever else was read before are no longer true.
          void queries.invalidateQueries({ queryKey: ['mooring'] });
        },
        onError: report,
      });
    }, report);
    return () => {
      left = true;
      stop();
    };
  }, [account, config, wagmi, queries, announcer, report, t]);
}
