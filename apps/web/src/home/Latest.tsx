import { TransactionRow, useCatalogue, useTransactions } from '@mooring/connect';
import { useConfig } from 'wagmi';
import { Link } from 'wouter';
import { webCatalogue } from '../locales/catalogue.ts';
import { useSite } from '../site/SiteContext.ts';

const SHOWN = 5;

/** Latest transactions of the account, with a link to all. */
export function Latest() {
  const t = useCatalogue(webCatalogue);
  const { chains } = useConfig();
  const { transactions } = useTransactions();
  const { features } = useSite().config;
  return (
    <section className="card latest" aria-labelledby="latest">
      <div className="card-head">
        <h2 id="latest">{t('latest.title')}</h2>
        {features.activity && transactions.length > 0 && (
          <Link href="/activity" className="text-link">
            {t('latest.all')}
          </Link>
        )}
      </div>
      {transactions.length === 0 ? (
        <p className="empty">{t('latest.empty')}</p>
      ) : (
        <ul className="rows">
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
    </section>
  );
}
