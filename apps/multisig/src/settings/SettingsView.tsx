import { useCatalogue } from '@mooring/connect';
import { placeLink } from '@mooring/page/place';
import type { NamedRecipient } from '@mooring/page/recipients';
import { RetryNotice } from '@mooring/page/ui';
import {
  batchCalls,
  createTransaction,
  type SafeCall,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { nextNonce } from '../form/draft.ts';
import { GatewayFault } from '../gateway/GatewayList.tsx';
import { Loading } from '../parts/Loading.tsx';
import { ProposalReview } from '../propose/ProposalReview.tsx';
import { findBatchContract } from '../safe/findBatchContract.ts';
import { useSigner } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { settingsCatalogue } from '../texts/settingsCatalogue.ts';
import { useQueue } from '../transaction/useQueue.ts';
import { ContractsSections } from './ContractsSections.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { OwnersSection } from './OwnersSection.tsx';
import { useSettings } from './useSettings.ts';
import './settings.css';

/** Props of a section of the settings. */
export interface SectionProps {
  readonly safe: KnownSafe;
  /** Opens the review of calls that change a setting; undefined for those who cannot propose. */
  readonly onPropose:
    | ((calls: readonly SafeCall[], names?: readonly NamedRecipient[]) => void)
    | undefined;
}

export interface SettingsViewProps {
  readonly safe: KnownSafe;
  /** True to open the review that stops a running recovery. Default: false. */
  readonly stopsRecovery?: boolean;
}

/** All settings of an account in one place, each with its meaning and risk; changes are proposals. */
export function SettingsView({ safe, stopsRecovery = false }: SettingsViewProps) {
  const t = useCatalogue(settingsCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const signer = useSigner(safe);
  const queue = useQueue(safe, { whole: true });
  const { settings, failed, refetch } = useSettings(safe);
  const [reviewed, setReviewed] = useState<SafeTransaction>();
  /** Addresses of the proposal that were entered by name. */
  const [names, setNames] = useState<readonly NamedRecipient[]>([]);
  const [looks, setLooks] = useState(0);
  const { items, isKnown, error, retry } = queue;
  const [hasFailed, setFailed] = useState(false);
  if (error !== undefined && !hasFailed) setFailed(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (looks > 0) heading.current?.focus();
  }, [looks]);
  const { chain, state } = safe;

  function review(calls: readonly SafeCall[], named: readonly NamedRecipient[] = []) {
    setNames(named);
    const call = batchCalls(calls, state.version, findBatchContract(safe));
    setReviewed(createTransaction(call, nextNonce(state.nonce, queue.waiting)));
    setLooks(looks + 1);
  }

  function goBack() {
    setReviewed(undefined);
    setLooks(looks + 1);
  }

  // Without the queue the settings can be read, but a proposal would lack its nonce.
  const section: SectionProps = { safe, onPropose: signer && isKnown ? review : undefined };
  // The settings stay while a failed gateway is requested again.
  const isShown = isKnown || hasFailed;
  return (
    <section
      className="card safe-transaction"
      aria-labelledby="safe-view"
      aria-busy={!settings && !failed}
    >
      <p>
        <Link href={placeLink(chain.id, state.address)} className="text-link">
          {own('view.back')}
        </Link>
      </p>
      <h2 ref={heading} id="safe-view" tabIndex={-1}>
        {reviewed ? own('propose.review') : t('settings.title')}
      </h2>
      {reviewed && (
        <ProposalReview
          safe={safe}
          transaction={reviewed}
          names={names}
          queue={queue}
          onNonce={(nonce) => setReviewed({ ...reviewed, nonce })}
          onBack={goBack}
        />
      )}
      <div className="safe-step" hidden={reviewed !== undefined}>
        <p>{t('settings.lead')}</p>
        {signer === null && <p className="quiet">{t('settings.viewOnly')}</p>}
        {!items && error !== undefined && (
          <GatewayFault what={own('multisig.unavailable')} error={error} onRetry={retry} />
        )}
        {isShown && <OwnersSection {...section} />}
        {isShown && settings && (
          <>
            <ContractsSections {...section} settings={settings} stopsRecovery={stopsRecovery} />
            <LimitsSection {...section} settings={settings} onSpent={refetch} />
          </>
        )}
        {!(isShown && (settings || failed)) && <Loading />}
        {isShown && failed && (
          <RetryNotice onRetry={refetch}>
            {t('settings.unreachable', { network: chain.name })}
          </RetryNotice>
        )}
      </div>
    </section>
  );
}
