import { useEffect } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useCelebrate } from '../ui/useCelebrate.ts';
import { followTransactions } from './followTransactions.ts';
import { multisigQuery } from './multisig/multisigQuery.ts';
import { useTransactionStatusText } from './useTransactionStatusText.ts';

/** Shows nothing: follows the connected account's transactions and says how they ended. */
export function TransactionFollower(): null {
  const { config, announcer, report } = useMooring();
  const celebrate = useCelebrate();
  const wagmi = useConfig();
  const t = useTranslate();
  const statusText = useTransactionStatusText();
  const { address: account } = useAccount();

  useEffect(() => {
    if (!account) return;
    return followTransactions({
      config,
      wagmi,
      account,
      isMultisig: async (chainId) =>
        Boolean(await config.queryClient.fetchQuery(multisigQuery(wagmi, chainId, account))),
      onSigned: (transaction) =>
        announcer.say(
          t('announce.status', {
            description: transaction.description,
            status: statusText(transaction),
          }),
        ),
      onEnded(transaction) {
        const { description, status } = transaction;
        announcer.say(
          status === 'confirmed'
            ? t('announce.confirmed', { description })
            : t('announce.status', { description, status: statusText(transaction) }),
        );
        if (status === 'confirmed') celebrate();
        // Balances and whatever else was read before are no longer true.
        void config.queryClient.invalidateQueries({ queryKey: ['mooring'] });
      },
      onError: report,
    });
  }, [account, config, wagmi, announcer, celebrate, report, t, statusText]);
  return null;
}
