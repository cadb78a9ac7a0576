import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { Notice, useToken } from '@mooring/connect/parts';
import { useEffect, useState } from 'react';
import type { Simulation } from '../../simulation/simulation.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { useApprovalText } from './approvalText.ts';
import { itemText } from './itemText.ts';
import type { TransactionReview } from './reviewKinds.ts';
import { useAmount } from './useAmount.ts';

const LONGEST_SIMULATED_REASON = 160;

interface SimulationResultProps {
  readonly simulation: TransactionReview['simulation'];
  readonly chainId: number;
}

/** Simulated outcome of a transaction; states if the network cannot simulate. */
export function SimulationResult({ simulation, chainId }: SimulationResultProps) {
  const t = useCatalogue(passkeyCatalogue);
  const result = useSimulation(simulation);
  if (result?.outcome === 'failure') {
    const { reason } = result;
    return (
      <Notice urgent>
        {t('review.fails')}
        {reason
          ? ` ${t('review.says', { reason: visibleText(reason, LONGEST_SIMULATED_REASON) })}`
          : ''}
      </Notice>
    );
  }
  return (
    <section aria-live="polite">
      <h3 className="mooring-review-title">{t('review.changes')}</h3>
      {!result && (
        <p className="mooring-review-quiet">
          {t(result === null ? 'review.simulating' : 'review.notSimulated')}
        </p>
      )}
      {result && result.changes.length + result.approvals.length === 0 && (
        <p className="mooring-review-quiet">
          {t(result.outcomeOnly ? 'review.unknownChanges' : 'review.noChanges')}
        </p>
      )}
      {result && (
        <ul className="mooring-changes">
          {result.changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
            <li key={index}>
              <BalanceChangeText {...change} chainId={chainId} />
            </li>
          ))}
          {result.approvals.map((approval) => (
            <li key={`${approval.token} ${approval.spender} ${approval.tokenId}`}>
              <Approval {...approval} chainId={chainId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BalanceChangeText(props: Simulation['changes'][number] & { readonly chainId: number }) {
  const t = useCatalogue(passkeyCatalogue);
  const { token, amount, tokenId, chainId } = props;
  const fungible = useAmount(chainId, token, amount);
  const { locale } = useLocale();
  const known = useToken(chainId, token);
  const text =
    tokenId === undefined || !token
      ? fungible
      : itemText({ token, tokenId, amount }, known, t, locale);
  return (
    <bdi className="mooring-change" data-sign={amount < 0n ? 'minus' : 'plus'}>
      {amount < 0n ? '−' : '+'}
      {text}
    </bdi>
  );
}

function Approval(props: Simulation['approvals'][number] & { readonly chainId: number }) {
  return useApprovalText(props.chainId, props);
}

/** Returns the result of a simulation; null while pending, undefined without a result. */
function useSimulation(simulation: TransactionReview['simulation']) {
  const [result, setResult] = useState<Simulation | null | undefined>(null);
  useEffect(() => {
    let unmounted = false;
    simulation
      .catch(() => undefined)
      .then((answer) => {
        if (!unmounted) setResult(answer);
      });
    return () => {
      unmounted = true;
    };
  }, [simulation]);
  return result;
}
