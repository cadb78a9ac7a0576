import type { ReactNode } from 'react';
import type { Chain } from 'viem';
import { explorerLink } from '../core/text/explorerLink.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { useThemedPart } from '../theme/ThemeProvider.tsx';
import { CheckIcon, CloseIcon, ExternalIcon } from '../ui/icons.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { StoredTransaction } from './storedTransaction.ts';
import styles from './transaction.css?inline';
import { descriptionParts, timeAgo } from './transactionText.ts';
import { useTransactionStatusText } from './useTransactions.ts';

interface TransactionRowProps {
  readonly transaction: StoredTransaction;
  /** Network it was sent on; undefined if no longer configured. */
  readonly chain: Chain | undefined;
  /** Content of the page below the description, such as the recipient. Default: none. */
  readonly children?: ReactNode;
}

const loadBatchStatus = () => import('./batch/BatchStatus.tsx');

/**
 * Row of a transaction: description, status, time, network, and a link to the explorer.
 *
 * @example
 * ```tsx
 * import { TransactionRow, useTransactions } from '@mooring/connect';
 * import { useConfig } from 'wagmi';
 *
 * export function Latest() {
 *   const { chains } = useConfig();
 *   return useTransactions().transactions.slice(0, 3).map((transaction) => (
 *     <TransactionRow
 *       key={transaction.hash}
 *       transaction={transaction}
 *       chain={chains.find(({ id }) => id === transaction.chainId)}
 *     />
 *   ));
 * }
 * ```
 */
export function TransactionRow({ transaction, chain, children }: TransactionRowProps) {
  useStylesheet(styles);
  const t = useTranslate();
  const piece = useThemedPart('transaction');
  const text = useTransactionStatusText()(transaction);
  const { status, hash, originalHash, addedAt, multisig, batch, reason } = transaction;
  const { part } = useLazyPart(batch && loadBatchStatus);
  // A multisig transaction has no explorer page unless executed, nor has the id of a batch.
  const isOnChain = batch
    ? originalHash
    : !multisig || status === 'confirmed' || reason === 'reverted';
  const link = isOnChain ? explorerLink(chain, 'tx', hash) : undefined;
  return (
    <div {...piece} data-status={status}>
      <span className="mooring-transaction-mark">
        {{ pending: <Spinner />, confirmed: <CheckIcon />, failed: <CloseIcon /> }[status]}
      </span>
      <span className="mooring-row-text">
        <bdi className="mooring-row-title">
          {descriptionParts(transaction.description).map(({ text, isolated }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other key
            isolated ? <bdi key={index}>{text}</bdi> : text,
          )}
        </bdi>
        {children && <span className="mooring-guest">{children}</span>}
        <span className="mooring-row-note">
          <span className="mooring-transaction-status">
            {part ? <part.BatchStatus transaction={transaction}>{text}</part.BatchStatus> : text}
          </span>
          {' · '}
          <time dateTime={new Date(addedAt).toISOString()}>
            {timeAgo(addedAt, Date.now(), piece.lang)}
          </time>
          {chain && (
            <>
              {' · '}
              <bdi>{chain.name}</bdi>
            </>
          )}
        </span>
      </span>
      {link && (
        <a
          className="mooring-icon-button"
          href={link}
          target="_blank"
          rel="noreferrer"
          aria-label={t('transactions.view')}
        >
          <ExternalIcon />
        </a>
      )}
    </div>
  );
}
