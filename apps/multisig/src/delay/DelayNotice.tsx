import { useCatalogue } from '@mooring/connect';
import { BLOCK_MS } from '@mooring/page/chain';
import { placeLink } from '@mooring/page/place';
import { Notice } from '@mooring/page/ui';
import { cancelDelayed, disableModule, type SafeCall } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { Link } from 'wouter';
import { AddressLine } from '../call/AddressLine.tsx';
import { useSettingText } from '../call/useSettingText.ts';
import { ProposeButton } from '../recovery/ProposeButton.tsx';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { delayCatalogue } from '../texts/delayCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { DelayedList } from './DelayedList.tsx';
import { type DelayState, readDelay } from './readDelay.ts';

export interface DelayNoticeProps {
  readonly safe: KnownSafe;
  readonly module: Address;
  /** Opens the review of calls; undefined for those who cannot propose. Default: links to the settings instead. */
  readonly onPropose?: ((calls: readonly SafeCall[]) => void) | undefined;
  readonly isOverview?: boolean;
}

/** Delay modifier of an account, read from the chain: who can add transactions, what waits, and the ways to cancel it. */
export function DelayNotice({ safe, module, onPropose, isOverview = false }: DelayNoticeProps) {
  const t = useCatalogue(delayCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const wagmi = useConfig();
  const { periodText } = useSettingText(safe.chain);
  const { chain, state } = safe;
  const read = () =>
    readDelay(wagmi.getClient({ chainId: chain.id }), { module, safe: state.address });
  const { data: found, isError } = useQuery({
    queryKey: ['web', 'safe-delay', module, ...safeKey(state)],
    refetchInterval: BLOCK_MS,
    queryFn: read,
  });
  if (isError)
    return (
      <Notice kind="warning" urgent>
        <p>{t('delay.unread', { network: chain.name })}</p>
      </Notice>
    );
  if (!found) return <span className="skeleton skeleton-word" />;
  const { isOwn, recoverers, cooldown } = found;
  const hasWaiting = found.waiting.length > 0;
  return (
    <>
      <DelayedList safe={safe} module={module} found={found} />
      {!isOwn && (
        <Notice kind="warning">
          <p>{t('delay.foreign')}</p>
        </Notice>
      )}
      <p>{t('delay.on', { period: periodText(Math.floor(cooldown / 60)) })}</p>
      <ul className="settings-list">
        {recoverers.map((recoverer) => (
          <li key={recoverer}>
            <AddressLine address={recoverer} chain={chain} safe={state.address} />
          </li>
        ))}
      </ul>
      {onPropose && (
        <div className="safe-actions">
          {hasWaiting && isOwn && (
            <ProposeButton
              label={t('delay.cancel')}
              network={chain.name}
              prepare={async () => cancelAll(module, await read())}
              onPropose={onPropose}
            />
          )}
          <ProposeButton
            label={treasury('recovery.off')}
            network={chain.name}
            prepare={async () => [
              // Queued calls could be executed when the module is enabled again.
              ...cancelAll(module, await read()),
              disableModule(state, module, safe.modules),
            ]}
            onPropose={onPropose}
          />
        </div>
      )}
      {hasWaiting && isOverview && (
        <p className="safe-links">
          <Link
            href={placeLink(chain.id, state.address, { kind: 'settings' })}
            className="text-link"
          >
            {t('delay.cancel')}
          </Link>
        </p>
      )}
    </>
  );
}

/** Calls that cancel everything that waits: the module refuses to cancel where nothing does. */
function cancelAll(module: Address, { isOwn, waiting, queueNonce }: DelayState) {
  return isOwn && waiting.length > 0 ? [cancelDelayed(module, queueNonce)] : [];
}
