import { useCatalogue, useLocale } from '@mooring/connect';
import { decodeCall, type SafeHashes, type SafeTransaction } from '@mooring/safe/transactions';
import { type Abi, isAddressEqual, zeroAddress } from 'viem';
import { AddressLine } from '../call/AddressLine.tsx';
import { CallView } from '../call/CallView.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import type { SimulatedOutcomeProps } from '../simulate/SimulatedOutcome.tsx';
import { Findings, type Reading } from './Findings.tsx';
import { AccountFacts, Hashes } from './SignedFacts.tsx';

const SimulatedOutcome = lazyPart<SimulatedOutcomeProps>(
  'simulate',
  () => import('../simulate/part.ts'),
);

interface TransactionReviewProps {
  readonly safe: KnownSafe;
  readonly transaction: SafeTransaction;
  readonly hashes: SafeHashes;
  readonly gateway: 'same' | 'other' | 'none';
  readonly reading: Reading;
  readonly onlyShown?: boolean;
  /** True once it is executed. Default: false. */
  readonly executed?: boolean;
  /** ABIs given by the person, by address in lower case. */
  readonly abis?: Readonly<Record<string, Abi>>;
}

/** Everything that is signed: as a sentence, as fields and as hashes, all from the same fields. */
export function TransactionReview(props: TransactionReviewProps) {
  const { safe, transaction, hashes, gateway, reading, abis = {} } = props;
  const { onlyShown = false, executed = false } = props;
  const t = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const { chain, state, deployments } = safe;
  const { knownTargets } = deployments;
  const decoded = decodeCall(transaction, { safe: state.address, knownTargets, abis });
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const gas = (['safeTxGas', 'baseGas', 'gasPrice'] as const).filter(
    (key) => transaction[key] > 0n,
  );
  const refund = (['gasToken', 'refundReceiver'] as const).filter(
    (key) => !isAddressEqual(transaction[key], zeroAddress),
  );
  return (
    <>
      <Findings reading={reading} onlyShown={onlyShown} />
      <section
        className="safe-part"
        // One that is only shown is all of its view, which has a name.
        aria-label={onlyShown ? undefined : t('review.what')}
      >
        {!onlyShown && <h3>{t('review.what')}</h3>}
        <CallView decoded={decoded} chain={chain} safe={state.address} executed={executed} />
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
      {!onlyShown && <SimulatedOutcome safe={safe} transaction={transaction} />}
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
