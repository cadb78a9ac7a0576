import { useTransactions } from '@mooring/connect';
import {
  Banner,
  Button,
  Notice,
  useLazyTexts,
  useStylesheet,
  useTranslate,
} from '@mooring/connect/parts';
import { useEffect, useState } from 'react';
import { useAccount } from 'wagmi';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { useOwnerChange } from '../owners/useOwnerChange.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { useNetworkName, useNetworkNames } from '../useNetworkName.ts';
import styles from './banner.css?inline';
import { RunningNotice } from './RunningNotice.tsx';
import { type NetworkRunning, recoveryKey } from './runningRecovery.ts';

/** Time a recovery is hidden for after "This is me", in ms; the next page shows it again. */
const HIDDEN_MS = 3_600_000;

interface RecoveryBannerProps {
  readonly control: Pick<PasskeyControl, 'owners' | 'stopRecoveryUrl'>;
  readonly running: readonly NetworkRunning[];
  /** Networks that did not answer. */
  readonly unread: readonly number[];
  /** Time of the last read, in ms since 1970. */
  readonly readAt: number;
  readonly onReread: () => void;
}

/**
 * Banner while a recovery replaces the owners of the connected account: who becomes owner, from when on, and the button that
 * stops it. Says so if a network could not be read, and offers to remove the guardians once a recovery was stopped.
 */
export function RecoveryBanner({
  control,
  running,
  unread,
  readAt,
  onReread,
}: RecoveryBannerProps) {
  useStylesheet(styles);
  const t = useLazyTexts(recoveryCatalogue);
  const kit = useTranslate();
  const networkNames = useNetworkNames();
  const { address } = useAccount();
  const [hidden, setHidden] = useState<ReadonlyMap<string, number>>(new Map());
  const stopped = useStopped({ account: address, running, unread });
  if (!t || !address) return null;
  const shown = running.filter((one) => (hidden.get(recoveryKey(one)) ?? 0) <= readAt);
  if (shown.length === 0 && unread.length === 0 && stopped.chainIds.length === 0) return null;
  return (
    <Banner label={t('guardians.title')} className="mooring-recovery">
      {shown.map((one) => (
        <RunningNotice
          key={recoveryKey(one)}
          running={one}
          control={control}
          account={address}
          readAt={readAt}
          onCanceled={() => stopped.note(one.chainId)}
          onFailed={onReread}
          onHide={() =>
            setHidden((before) => new Map(before).set(recoveryKey(one), Date.now() + HIDDEN_MS))
          }
        />
      ))}
      {stopped.chainIds.map((chainId) => (
        <StoppedNotice
          key={`${address}:${chainId}`}
          chainId={chainId}
          control={control}
          onClose={() => stopped.close(chainId)}
        />
      ))}
      {unread.length > 0 && (
        <div className="mooring-recovery-row">
          <p className="mooring-quiet" role="status">
            {t('banner.unread', { networks: networkNames(unread) })}
          </p>
          <Button onClick={onReread}>{kit('dialog.retry')}</Button>
        </div>
      )}
    </Banner>
  );
}

interface StoppedNoticeProps {
  readonly chainId: number;
  readonly control: Pick<PasskeyControl, 'owners'>;
  readonly onClose: () => void;
}

/** Notice after a recovery was stopped: the guardians can start another one. */
function StoppedNotice({ chainId, control, onClose }: StoppedNoticeProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const kit = useTranslate();
  const networkName = useNetworkName();
  const { addTransaction } = useTransactions();
  const { mutate, isPending, status } = useOwnerChange(addTransaction);
  useEffect(() => {
    if (status === 'success') onClose();
  }, [status, onClose]);
  if (!t) return null;
  return (
    <div className="mooring-recovery-notice">
      <div role="status">
        <Notice>{t('banner.stopped', { network: networkName(chainId) })}</Notice>
      </div>
      {status === 'error' && (
        <p className="mooring-quiet" role="alert">
          {t('guardians.failed')}
        </p>
      )}
      <div className="mooring-recovery-row">
        <Button
          aria-busy={isPending}
          onClick={() =>
            mutate({
              chainId,
              description: t('guardians.stop'),
              send: async () => (await control.owners.recovery()).stop({ chainId }),
            })
          }
        >
          {t('guardians.stop')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {kit('dialog.close')}
        </Button>
      </div>
    </div>
  );
}

interface StopWatch {
  readonly account: string | undefined;
  readonly running: readonly NetworkRunning[];
  readonly unread: readonly number[];
}

/** Networks on which this page has stopped a recovery: noted when it is sent, and listed once the network says so. */
function useStopped({ account, running, unread }: StopWatch) {
  const [sent, setSent] = useState<{ readonly account?: string; readonly ids: readonly number[] }>({
    ids: [],
  });
  const ids = sent.account === account ? sent.ids : [];
  const chainIds = ids.filter(
    (id) => !unread.includes(id) && !running.some(({ chainId }) => chainId === id),
  );
  return {
    chainIds,
    note: (chainId: number) =>
      setSent({ ...(account && { account }), ids: [...new Set([...ids, chainId])] }),
    close: (chainId: number) => setSent({ ...sent, ids: ids.filter((id) => id !== chainId) }),
  };
}
