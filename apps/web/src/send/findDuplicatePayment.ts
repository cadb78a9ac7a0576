import type { StoredTransaction } from '@mooring/connect';
import type { Payment } from '@mooring/page/form';
import type { Asset } from '@mooring/page/send';

/** Time in ms in which the same payment is likely sent twice by mistake, such as from two tabs. */
const RECENT_MS = 10 * 60_000;
/** Between the keys of several payments. */
const PAYMENT_SEPARATOR = ' | ';

/** Payments to send. */
interface ComparedPayments {
  readonly chainId: number;
  readonly asset: Asset;
  readonly payments: readonly Payment[];
  /** Description in the language of the page, for entries without a reference. */
  readonly description: string;
}

/** Returns the reference of payments in the list of transactions: what is paid, in no language. */
export function paymentReference(asset: Asset, payments: readonly Payment[]): string {
  return payments
    .map(({ to, amount }) => `pay ${asset.id} ${to.toLowerCase()} ${amount}`)
    .join(PAYMENT_SEPARATOR);
}

/**
 * Finds a transaction that just made one of the payments, unless it is known to have failed.
 * @param now in ms since 1970
 */
export function findDuplicatePayment(
  transactions: readonly StoredTransaction[],
  { chainId, asset, payments, description }: ComparedPayments,
  now: number,
): StoredTransaction | undefined {
  const keys = paymentReference(asset, payments).split(PAYMENT_SEPARATOR);
  const isSame = ({ reference, description: stored }: StoredTransaction) =>
    reference === undefined
      ? // Descriptions of several payments are not unique.
        payments.length === 1 && stored === description
      : reference.split(PAYMENT_SEPARATOR).some((key) => keys.includes(key));
  return transactions.find(
    (one) =>
      one.chainId === chainId && isSame(one) && !hasFailed(one) && now - one.addedAt < RECENT_MS,
  );
}

/** Returns false for one without a proof of its failure, which can still be confirmed. */
function hasFailed({ status, reason }: StoredTransaction): boolean {
  return status === 'failed' && reason !== 'error' && reason !== 'timed-out';
}
