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

/** The way to choose; takes the focus where one comes back to it, since what had it is gone. */
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

/** A wallet did not send it; without a wallet, its person said no. */
export interface Failure {
  readonly wallet?: string;
  /** The wallet's own words, safe to show as text. */
  readonly detail?: string | undefined;
  /** Of a phone that could not be reached, or did not answer. */
  readonly problem?: PairingProblem | undefined;
  /** Name of the network that the wallet does not go to. */
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

/** Space of the row of phones while its code is fetched; or that it could not be. */
export function PhoneSpace({ failed, retry }: Pick<PhonePairing, 'failed' | 'retry'>) {
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

/** Help for a person without a wallet to send with, and the transaction to copy. */
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
