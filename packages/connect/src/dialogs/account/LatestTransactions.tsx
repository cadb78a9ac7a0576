import { memo, useId } from 'react';
import { useConfig } from 'wagmi';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { TransactionRow } from '../../transactions/TransactionRow.tsx';
import { useTransactions } from '../../transactions/useTransactions.ts';

/** Number shown here; a page of the host may show more. */
const SHOWN = 3;

/** The latest transactions of the account on this device, and a way to forget them. */
export const LatestTransactions = memo(function LatestTransactions() {
  const t = useTranslate();
  const titleId = useId();
  const { chains } = useConfig();
  const { transactions, clearTransactions } = useTransactions();
  return (
    <div className="mooring-latest">
      <div className="mooring-group-header">
        <h3 id={titleId} className="mooring-group-title">
          {t('transactions.title')}
        </h3>
        {transactions.length > 0 && (
          <button
            type="button"
            className="mooring-text-button"
            aria-label={t('transactions.clearAll')}
            onClick={() => clearTransactions()}
          >
            {t('transactions.clear')}
          </button>
        )}
      </div>
      {transactions.length === 0 ? (
        <p className="mooring-quiet">{t('transactions.empty')}</p>
      ) : (
        <ul className="mooring-list" aria-labelledby={titleId}>
          {transactions.slice(0, SHOWN).map((transaction) => (
            <li key={`${transaction.chainId} ${transaction.originalHash ?? transaction.hash}`}>
              <TransactionRow
                transaction={transaction}
                chain={chains.find(({ id }) => id === transaction.chainId)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
