import { useCatalogue, useCopy } from '@mooring/connect';
import {
  Button,
  Notice,
  type PairingProblem,
  type PhonePairing,
  useTranslate,
} from '@mooring/connect/parts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import type { PendingSubmission } from './usePendingSubmission.ts';

/** View with the choice; takes the focus when the visitor returns to it, since the focused element was removed. */
export function ChoiceView({
  returns,
  children,
}: {
  readonly returns: boolean;
  readonly children: ReactNode;
}) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (returns) view.current?.focus();
  }, [returns]);
  return (
    <div ref={view} className="mooring-view mooring-review" tabIndex={-1}>
      {children}
    </div>
  );
}

/** Failure of a wallet to send; without `wallet`, the visitor rejected in the wallet. */
export interface Failure {
  readonly wallet?: string;
  /** Message of the wallet, safe to show as text. */
  readonly detail?: string | undefined;
  /** Problem of the pairing with a phone. */
  readonly problem?: PairingProblem | undefined;
  /** Name of the network that the wallet did not switch to. */
  readonly network?: string | undefined;
}

export function FailureNotice({ wallet, detail, problem, network }: Failure) {
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  if (wallet === undefined)
    return (
      <p className="mooring-review-quiet" role="status">
        {t('passkey.refused')}
      </p>
    );
  return (
    <Notice urgent>
      {t('submit.failed', { wallet })} {detail && kit('connect.failedDetail', { detail })}
      {problem && kit(`pairing.${problem}`)}
      {network !== undefined && kit('network.failed', { network })}
    </Notice>
  );
}

/** Placeholder of the phone wallets' rows while they load; an alert and a button if loading fails. */
export function PhonePlaceholder({ failed, retry }: Pick<PhonePairing, 'failed' | 'retry'>) {
  const kit = useTranslate();
  if (!failed) return <li className="mooring-row-space" />;
  return (
    <li>
      <p className="mooring-review-quiet" role="alert">
        {kit('pairing.unloadable')}
      </p>
      <Button onClick={retry}>{kit('dialog.retry')}</Button>
    </li>
  );
}

/** Help for visitors without a wallet that can send, and a button that copies the transaction. */
export function NoWallet({ submission }: Pick<PendingSubmission['unsent'], 'submission'>) {
  const t = useCatalogue(passkeyCatalogue);
  const kit = useTranslate();
  const { mutate: copy, copied, refusal } = useCopy();
  const { to, data, chainId } = submission;
  return (
    <div>
      <p className="mooring-strong">{kit('connect.none')}</p>
      <p className="mooring-review-lead">{t('submit.getWallet')}</p>
      <Button variant="text" onClick={() => copy(JSON.stringify({ to, data, chainId }))}>
        {copied ? kit('account.copied') : t('submit.copy')}
      </Button>
      {refusal}
    </div>
  );
}
