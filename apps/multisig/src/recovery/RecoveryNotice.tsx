import { useCatalogue, useLocale } from '@mooring/connect';
import { BLOCK_MS } from '@mooring/page/chain';
import { placeLink } from '@mooring/page/place';
import { Notice } from '@mooring/page/ui';
import {
  cancelRecovery,
  type RecoveryModule,
  type RecoveryPlace,
  type RunningRecovery,
  readRecovery,
  stopRecovery,
} from '@mooring/passkey/recovery';
import type { SafeCall } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { Link } from 'wouter';
import { AddressLine } from '../call/AddressLine.tsx';
import { useSettingText } from '../call/useSettingText.ts';
import { chainRead } from '../read/chainRead.ts';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { ProposeButton } from './ProposeButton.tsx';

export interface RecoveryNoticeProps {
  readonly safe: KnownSafe;
  readonly module: RecoveryModule;
  /** Opens the review of calls; undefined for those who cannot propose. Default: links to the settings instead. */
  readonly onPropose?: ((calls: readonly SafeCall[]) => void) | undefined;
  readonly isOverview?: boolean;
  /** True to open the review that stops a running recovery. Default: false. */
  readonly stops?: boolean;
}

/** Recovery of an account by guardians, read from the chain, with the recovery that is running. */
export function RecoveryNotice(props: RecoveryNoticeProps) {
  const { safe, module, onPropose, isOverview = false, stops = false } = props;
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const wagmi = useConfig();
  const { periodText } = useSettingText(safe.chain);
  const { chain, state } = safe;
  const read = chainRead(wagmi.getClient({ chainId: chain.id }));
  const place: RecoveryPlace = { chainId: chain.id, read, module, account: state.address };
  const { data: found } = useQuery({
    queryKey: ['web', 'safe-recovery', module.address, ...safeKey(state)],
    refetchInterval: BLOCK_MS,
    queryFn: () => readRecovery(place),
  });
  if (!found) return <span className="skeleton skeleton-word" />;
  if (found.state !== 'on' && found.state !== 'off')
    return (
      <Notice kind="warning" urgent>
        <p>{t('recovery.unread', { network: chain.name })}</p>
      </Notice>
    );
  const { guardians, threshold, running } = found;
  const isOn = found.state === 'on';
  const isKept = !isOn && (guardians.length > 0 || running !== undefined);
  if (!isOn && !isKept) return null;
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      {running && <Running {...props} running={running} time={found.time} />}
      {isKept && (
        <Notice kind="warning">
          <p>{t('recovery.kept')}</p>
        </Notice>
      )}
      {isOn && (
        <p>
          {guardians.length === 0
            ? t('recovery.empty')
            : t('recovery.on', {
                threshold: number.format(threshold),
                count: guardians.length,
                period: periodText(Math.round(module.period / 60)),
              })}
        </p>
      )}
      {!isOverview && (
        <ul className="settings-list">
          {guardians.map((guardian) => (
            <li key={guardian}>
              <AddressLine address={guardian} chain={chain} safe={state.address} />
            </li>
          ))}
        </ul>
      )}
      {onPropose && (
        <div className="safe-actions">
          {running && (
            <ProposeButton
              label={t('recovery.stop')}
              network={chain.name}
              isPressed={stops}
              prepare={() => cancelRecovery(place)}
              onPropose={onPropose}
            />
          )}
          <ProposeButton
            label={t('recovery.off')}
            network={chain.name}
            prepare={() => stopRecovery(place)}
            onPropose={onPropose}
          />
        </div>
      )}
      {running && isOverview && (
        <p className="safe-links">
          <Link
            href={placeLink(chain.id, state.address, { kind: 'stop-recovery' })}
            className="text-link"
          >
            {t('recovery.stop')}
          </Link>
        </p>
      )}
    </>
  );
}

interface RunningProps extends RecoveryNoticeProps {
  readonly running: RunningRecovery;
  /** Time of the newest block, in seconds since 1970. */
  readonly time: number;
}

/** Running recovery: from when it counts, and what it changes. */
function Running({ safe, running, time }: RunningProps) {
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const { newOwners, newThreshold, approvals, executeAfter } = running;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const number = new Intl.NumberFormat(locale);
  return (
    <Notice kind="bad" urgent>
      <p>
        <strong>
          {time >= executeAfter
            ? t('recovery.due')
            : t('recovery.running', { date: date.format(executeAfter * 1_000) })}
        </strong>
      </p>
      <ul className="safe-findings">
        {newOwners.map((owner) => (
          <li key={owner}>
            <AddressLine address={owner} chain={safe.chain} safe={safe.state.address} />
          </li>
        ))}
      </ul>
      <p>
        {t('recovery.terms', {
          threshold: number.format(newThreshold),
          approvals: number.format(approvals),
        })}
      </p>
    </Notice>
  );
}
