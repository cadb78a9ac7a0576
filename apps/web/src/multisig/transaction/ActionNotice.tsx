import { explorerLink, useCatalogue } from '@mooring/connect';
import { useEffect, useRef } from 'react';
import type { Chain } from 'viem';
import { webCatalogue } from '../../locales/catalogue.ts';
import { Notice } from '../../ui/Notice.tsx';
import { GatewayWords } from '../gateway/GatewayList.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { ActionFault, ActionState } from './actionState.ts';

interface ActionNoticeProps {
  readonly state: ActionState;
  readonly chain: Chain;
}

/** Outcome of an action; receives the focus at the end. */
export function ActionNotice({ state, chain }: ActionNoticeProps) {
  const t = useCatalogue(multisigCatalogue);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.step === 'done' || state.step === 'failed') element.current?.focus();
  }, [state.step]);
  if (state.step === 'done') {
    return (
      <div ref={element} tabIndex={-1} className="safe-outcome">
        <Notice kind="good" urgent>
          <p>
            <strong>{t(`done.${state.action}`)}</strong>
          </p>
        </Notice>
      </div>
    );
  }
  if (state.step !== 'failed') return null;
  return (
    <div ref={element} tabIndex={-1} className="safe-outcome">
      <Notice kind="bad" urgent>
        <p>
          <strong>{t(`undone.${state.action}`)}</strong>{' '}
          <FaultWords fault={state.fault} chain={chain} />
        </p>
      </Notice>
    </div>
  );
}

function FaultWords({ fault, chain }: { readonly fault: ActionFault; readonly chain: Chain }) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  if (fault.kind === 'gateway') return <GatewayWords error={fault.error} />;
  if (fault.kind === 'wallet') {
    return fault.detail === undefined
      ? t('fault.wallet')
      : web('send.failedDetail', { detail: fault.detail });
  }
  const link = fault.kind === 'failed-on-chain' ? explorerLink(chain, 'tx', fault.hash) : undefined;
  return (
    <>
      {t(`fault.${fault.kind}`)}
      {link !== undefined && (
        <>
          {' '}
          <a href={link} target="_blank" rel="noreferrer">
            {t('transaction.explorer')}
          </a>
        </>
      )}
    </>
  );
}
