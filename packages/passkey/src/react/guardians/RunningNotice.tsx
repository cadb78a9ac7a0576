import { comparableAddress, useLocale, useTransactions } from '@mooring/connect';
import { Button, Notice, Spinner, useLazyTexts, walkError } from '@mooring/connect/parts';
import { formatList, readField } from '@mooring/internal';
import type { Address } from 'viem';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { useOwnerChange } from '../owners/useOwnerChange.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { useNetworkName } from '../useNetworkName.ts';
import type { NetworkRunning } from './runningRecovery.ts';

/** Latest time of a `Date`, in ms since 1970: the contract has larger numbers. */
const LATEST_DATE_MS = 8.64e15;

interface RunningNoticeProps {
  readonly running: NetworkRunning;
  readonly control: Pick<PasskeyControl, 'owners' | 'stopRecoveryUrl'>;
  /** Account of the recovery. */
  readonly account: Address;
  /** Time of the last read, in ms since 1970. */
  readonly readAt: number;
  /** Called when the transaction that stops it, and keeps the guardians, is sent. */
  readonly onCanceled: () => void;
  /** Called when it was not sent. */
  readonly onFailed: () => void;
  /** Called by the person who asked for the recovery. */
  readonly onHide: () => void;
}

/** Recovery that is running on one network, and the ways to stop it. */
export function RunningNotice({
  running,
  control,
  account,
  readAt,
  onCanceled,
  onFailed,
  onHide,
}: RunningNoticeProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const { locale } = useLocale();
  const networkName = useNetworkName();
  const { addTransaction } = useTransactions();
  const { mutateAsync, isPending, status, variables, error } = useOwnerChange(addTransaction);
  if (!t) return null;
  const { chainId, newOwners, executeAfter } = running;
  const endsAt = Math.min(executeAfter * 1_000, LATEST_DATE_MS);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const owners = newOwners.map((owner) => comparableAddress(owner));
  const facts = { network: networkName(chainId), owners: formatList(owners, locale) };
  const stop = (kind: 'cancel' | 'stop') => {
    const description = t(kind === 'cancel' ? 'banner.stop' : 'banner.revoke');
    const send = async () => (await control.owners.recovery())[kind]({ chainId });
    mutateAsync({ chainId, description, send }).then(
      () => kind === 'cancel' && onCanceled(),
      onFailed,
    );
  };
  const needsOwners = walkError(error).some((one) => readField(one, 'reason') === 'needsOwners');
  const proposalUrl = needsOwners ? control.stopRecoveryUrl?.({ chainId, account }) : undefined;
  const waits = (label: string) => isPending && variables?.description === label;
  return (
    <div className="mooring-recovery-notice">
      <Notice urgent>
        <strong className="mooring-recovery-title">{t('banner.title')}</strong>{' '}
        {endsAt <= readAt
          ? t('banner.due', facts)
          : t('banner.what', { ...facts, date: date.format(endsAt) })}{' '}
        {t('banner.advice')}
      </Notice>
      {status === 'success' && (
        <p className="mooring-quiet" role="status">
          {t('banner.sent')}
        </p>
      )}
      {status === 'error' && (
        <p className="mooring-quiet" role="alert">
          {t(needsOwners ? 'banner.several' : 'banner.failed')}
        </p>
      )}
      <div className="mooring-recovery-row">
        {proposalUrl !== undefined && (
          <Button variant="primary" render={<a href={proposalUrl} />}>
            {t('banner.propose')}
            <span className="mooring-hidden"> {facts.network}</span>
          </Button>
        )}
        {(['cancel', 'stop'] as const).map((kind) => {
          const label = t(kind === 'cancel' ? 'banner.stop' : 'banner.revoke');
          return (
            <Button
              key={kind}
              variant={kind === 'cancel' && proposalUrl === undefined ? 'primary' : 'plain'}
              aria-busy={waits(label)}
              aria-disabled={isPending}
              onClick={() => isPending || stop(kind)}
            >
              {waits(label) && <Spinner />}
              {label}
              <span className="mooring-hidden"> {facts.network}</span>
            </Button>
          );
        })}
        <Button variant="text" onClick={onHide}>
          {t('banner.mine')}
        </Button>
      </div>
    </div>
  );
}
