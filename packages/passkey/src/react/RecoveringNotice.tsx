import { useLocale } from '@mooring/connect';
import { Button, Notice, useLazyTexts, walkError } from '@mooring/connect/parts';
import { RecoveryRunningError } from '../recovery/runningRecoveries.ts';
import { recoveryCatalogue } from './texts/recoveryCatalogue.ts';
import { useNetworkName } from './useNetworkName.ts';

interface RecoveringNoticeProps {
  readonly error: unknown;
  /** URL of the page of recovery; undefined without one. */
  readonly recoveryUrl: string | undefined;
}

/** Notice for a passkey that a running recovery makes an owner: from when on, and the link to finish it. */
export function RecoveringNotice({ error, recoveryUrl }: RecoveringNoticeProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const { locale } = useLocale();
  const networkName = useNetworkName();
  const found = walkError(error).find((layer) => layer instanceof RecoveryRunningError);
  if (!t || !found) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <>
      {found.recoveries.map(({ chainId, executeAfter }) => (
        <Notice key={chainId} urgent>
          <strong>{networkName(chainId)}</strong>{' '}
          {Date.now() / 1_000 >= executeAfter
            ? t('request.due')
            : t('request.waiting', { date: format.format(executeAfter * 1_000) })}
        </Notice>
      ))}
      {recoveryUrl !== undefined && (
        <Button wide render={<a href={`${recoveryUrl}#${found.account}`} />}>
          {t('request.open')}
        </Button>
      )}
    </>
  );
}
