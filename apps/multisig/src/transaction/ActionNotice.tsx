import { explorerLink, useCatalogue, visibleText } from '@mooring/connect';
import { ComparedAddresses } from '@mooring/page/address';
import { type ChangedName, recipientTexts } from '@mooring/page/recipients';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice, SHOWN_NAME } from '@mooring/page/ui';
import { useEffect, useRef } from 'react';
import type { Chain } from 'viem';
import { GatewayText } from '../gateway/GatewayList.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
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
        <div>
          <strong>{t(`undone.${state.action}`)}</strong>{' '}
          <FaultText fault={state.fault} chain={chain} />
        </div>
      </Notice>
    </div>
  );
}

/** Names that resolve to other addresses than shown, each with both addresses. */
function ChangedNames({ changed }: { readonly changed: readonly ChangedName[] }) {
  const web = useCatalogue(pageCatalogue);
  return (
    <ul className="safe-changed-names">
      {changed.map(({ name, address, now, problem }) => (
        <li key={name}>
          <strong>
            <bdi>{visibleText(name, SHOWN_NAME)}</bdi>
          </strong>{' '}
          {web(recipientTexts[problem])}
          {now !== undefined && <ComparedAddresses one={address} other={now} />}
        </li>
      ))}
    </ul>
  );
}

function FaultText({ fault, chain }: { readonly fault: ActionFault; readonly chain: Chain }) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  if (fault.kind === 'gateway') return <GatewayText error={fault.error} />;
  if (fault.kind === 'names') return <ChangedNames changed={fault.changed} />;
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
