import { useCatalogue, useLocale } from '@mooring/connect';
import { type Confirmations, LazyPaymentCheck } from '@mooring/page/payment';
import { lazyPart } from '@mooring/page/ui';
import type { ListedToken, OutgoingTransfer } from '@mooring/safe/payment';
import { decodeCall, type SafeHashes, type SafeTransaction } from '@mooring/safe/transactions';
import { useMemo } from 'react';
import { type Abi, isAddressEqual, zeroAddress } from 'viem';
import { AddressLine } from '../call/AddressLine.tsx';
import { CallView } from '../call/CallView.tsx';
import { Loading } from '../parts/Loading.tsx';
import { partFallback } from '../parts/partFallback.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import type { SimulatedOutcomeProps } from '../simulate/SimulatedOutcome.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { Findings } from './Findings.tsx';
import { AccountFacts, Hashes } from './SignedFacts.tsx';
import { usePaidBefore } from './usePaidBefore.ts';

const LazySimulatedOutcome = lazyPart<SimulatedOutcomeProps>(
  () => import('../simulate/part.ts'),
  partFallback,
);

interface TransactionReviewProps {
  readonly safe: KnownSafe;
  readonly transaction: SafeTransaction;
  readonly hashes: SafeHashes;
  readonly gateway: 'same' | 'other' | 'none';
  readonly reading: Confirmations;
  readonly onlyShown?: boolean;
  /** True once it is executed. Default: false. */
  readonly executed?: boolean;
  /** ABIs the visitor entered, by address in lower case. */
  readonly abis?: Readonly<Record<string, Abi>>;
  /** Notes of a batch's calls, stored on this device. */
  readonly notes?: readonly string[];
  /** Transactions of the queue. */
  readonly waiting?: readonly SafeTransaction[];
}

const noWaiting: readonly SafeTransaction[] = [];

/** Review of everything that is signed: as a sentence, fields and hashes, all derived from the same fields. */
export function TransactionReview(props: TransactionReviewProps) {
  const { safe, transaction, hashes, gateway, reading, abis = {} } = props;
  const { onlyShown = false, executed = false, notes = [], waiting = noWaiting } = props;
  const t = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const { chain, state, deployments } = safe;
  const { knownTargets } = deployments;
  const decoded = decodeCall(transaction, { safe: state.address, knownTargets, abis });
  const unlisted = unlistedIn(reading.explained?.leaves ?? []);
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const gas = (['safeTxGas', 'baseGas', 'gasPrice'] as const).filter(
    (key) => transaction[key] > 0n,
  );
  const refund = (['gasToken', 'refundReceiver'] as const).filter(
    (key) => !isAddressEqual(transaction[key], zeroAddress),
  );
  return (
    <>
      <Findings chain={chain} reading={reading} onlyShown={onlyShown} />
      {!onlyShown && <CheckedPayment {...props} />}
      <section
        className="safe-part"
        // Without actions, the review is the whole view, which has a heading.
        aria-label={onlyShown ? undefined : t('review.what')}
      >
        {!onlyShown && <h3>{t('review.what')}</h3>}
        <CallView
          {...{ decoded, transaction, chain, executed, unlisted, notes }}
          safe={state.address}
        />
        <dl className="safe-facts">
          <AccountFacts safe={safe} />
          <div>
            <dt>{t('fact.nonce')}</dt>
            <dd>{number.format(transaction.nonce)}</dd>
          </div>
          {gas.map((key) => (
            <div key={key}>
              <dt>
                <bdi dir="ltr">{key}</bdi>
              </dt>
              <dd>{number.format(transaction[key])}</dd>
            </div>
          ))}
          {refund.map((key) => (
            <div key={key}>
              <dt>
                <bdi dir="ltr">{key}</bdi>
              </dt>
              <dd>
                <AddressLine address={transaction[key]} chain={chain} safe={state.address} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {!onlyShown && (
        <LazySimulatedOutcome safe={safe} transaction={transaction} waiting={waiting} />
      )}
      {onlyShown ? (
        <details className="safe-details">
          <summary>{t('queue.details')}</summary>
          <Hashes hashes={hashes} gateway={gateway} />
        </details>
      ) : (
        <Hashes hashes={hashes} gateway={gateway} />
      )}
    </>
  );
}

/** Check of the payment, against the history of the account. */
function CheckedPayment({ safe, transaction, reading, abis }: TransactionReviewProps) {
  const { chain, state, deployments } = safe;
  const paid = usePaidBefore(safe);
  const subject = useMemo(
    () => ({
      ...({ kind: 'transaction', transaction, safe: state } as const),
      ...{ knownTargets: deployments.knownTargets, deployments: deployments.deployments },
      ...(abis && { abis }),
    }),
    [transaction, state, deployments, abis],
  );
  if (paid === undefined) return <Loading row />;
  return <LazyPaymentCheck {...{ chain, account: state.address, subject, paid, reading }} />;
}

/** Returns the unlisted tokens among the outgoing transfers whose contracts could be read. */
function unlistedIn(leaves: readonly OutgoingTransfer[]): readonly ListedToken[] {
  return leaves.flatMap(({ asset: { token: address, symbol, decimals, isListed } }) =>
    isListed || symbol === undefined || decimals === undefined
      ? []
      : [{ address, symbol, decimals }],
  );
}
