import { useCatalogue, useLocale } from '@mooring/connect';
import { Notice } from '@mooring/page/ui';
import {
  checkTransaction,
  createTransaction,
  decodeCall,
  type SafeCall,
} from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { CallView } from '../call/CallView.tsx';
import { useFindingText } from '../review/Findings.tsx';
import type { KnownSafe } from '../safe/useSafe.ts';
import { delayCatalogue } from '../texts/delayCatalogue.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { findDelayedCalls } from './findDelayedCalls.ts';
import type { DelayedTransaction, DelayState } from './readDelay.ts';

interface DelayedListProps {
  readonly safe: KnownSafe;
  readonly module: Address;
  readonly found: DelayState;
}

/** Transactions that wait in a Delay modifier: from when each can be executed, and what it does. */
export function DelayedList({ safe, module, found }: DelayedListProps) {
  const t = useCatalogue(delayCatalogue);
  const wagmi = useConfig();
  const { locale } = useLocale();
  const { waiting, unlisted, time } = found;
  const { chain } = safe;
  const { data: calls, isPending } = useQuery({
    queryKey: ['web', 'delayed-calls', chain.id, module, ...waiting.map(({ hash }) => hash)],
    enabled: waiting.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => findDelayedCalls(wagmi.getClient({ chainId: chain.id }), module, waiting),
  });
  return (
    <>
      {waiting.map((one, index) => (
        <Delayed
          key={`${one.nonce}`}
          safe={safe}
          delayed={one}
          time={time}
          isReading={isPending}
          call={calls?.[index]}
        />
      ))}
      {unlisted > 0 && (
        <Notice kind="bad" urgent>
          <p>{t('delay.more', { number: new Intl.NumberFormat(locale).format(unlisted) })}</p>
        </Notice>
      )}
    </>
  );
}

interface DelayedProps {
  readonly safe: KnownSafe;
  readonly delayed: DelayedTransaction;
  /** Time of the newest block, in seconds since 1970. */
  readonly time: number;
  readonly isReading: boolean;
  /** Undefined if its event was not found. */
  readonly call: SafeCall | undefined;
}

/** Transaction that waits. */
function Delayed({ safe, delayed: { from, until }, time, isReading, call }: DelayedProps) {
  const t = useCatalogue(delayCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const { chain, state, deployments } = safe;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const isExpired = until !== undefined && time > until;
  return (
    <Notice kind={isExpired ? 'info' : 'bad'} urgent={!isExpired}>
      <p>
        <strong>
          {isExpired
            ? t('delay.expired')
            : time >= from
              ? t('delay.due')
              : t('delay.waiting', { date: date.format(from * 1_000) })}
        </strong>
      </p>
      {isReading && <span className="skeleton skeleton-word" />}
      {!isReading && !call && <p>{own('finding.call-unreadable')}</p>}
      {call && (
        <>
          <CallView
            decoded={decodeCall(call, {
              safe: state.address,
              knownTargets: deployments.knownTargets,
            })}
            chain={chain}
            safe={state.address}
          />
          <CallFindings safe={safe} call={call} />
        </>
      )}
    </Notice>
  );
}

/** Findings on a call that waits; those on a nonce are of the owners' own transactions. */
function CallFindings({ safe, call }: { readonly safe: KnownSafe; readonly call: SafeCall }) {
  const { chain, state, deployments } = safe;
  const textOf = useFindingText(chain);
  const { knownTargets } = deployments;
  const findings = checkTransaction(createTransaction(call, state.nonce), {
    safe: state,
    knownTargets,
  });
  if (findings.length === 0) return null;
  return (
    <ul className="safe-findings">
      {findings.map((finding) => (
        <li key={`${finding.code}${finding.path.join('.')}`}>{textOf(finding)}</li>
      ))}
    </ul>
  );
}
