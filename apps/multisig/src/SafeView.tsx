import { useCatalogue } from '@mooring/connect';
import { placeLink, type View } from '@mooring/page/place';
import { Icon, lazyPart, Notice, RetryNotice } from '@mooring/page/ui';
import { GatewayError } from '@mooring/safe/gateway';
import { useEffect, useRef } from 'react';
import type { Address, Chain } from 'viem';
import { Link } from 'wouter';
import { LazyDelayNotice } from './delay/LazyDelayNotice.ts';
import { FindSafe } from './find/FindSafe.tsx';
import { GatewayFault } from './gateway/GatewayList.tsx';
import { HistoryView } from './history/HistoryView.tsx';
import { MessagesView } from './messages/MessagesView.tsx';
import type { MessageViewProps } from './messages/MessageView.tsx';
import { NotificationSwitch } from './notify/NotificationSwitch.tsx';
import { Loading } from './parts/Loading.tsx';
import { partFallback } from './parts/partFallback.tsx';
import { ProposeView } from './propose/ProposeView.tsx';
import type { RejectViewProps } from './propose/RejectView.tsx';
import { QueueView } from './queue/QueueView.tsx';
import { LazyRecoveryNotice } from './recovery/LazyRecoveryNotice.ts';
import { LazyRemainingPasskeyNotice } from './remaining-passkey/LazyRemainingPasskeyNotice.ts';
import { useFindingText } from './review/Findings.tsx';
import { SafeOverview } from './safe/SafeOverview.tsx';
import { useSigner } from './safe/signer.ts';
import { isRecoveryModule, type KnownSafe, useSafe } from './safe/useSafe.ts';
import type { SettingsViewProps } from './settings/SettingsView.tsx';
import { multisigCatalogue } from './texts/multisigCatalogue.ts';
import { SwitchTo } from './transaction/ActionButton.tsx';
import { TransactionView } from './transaction/TransactionView.tsx';

const LazyCreateOnOtherNetwork = lazyPart<{ readonly safe: KnownSafe }>(
  () => import('./create/otherNetworkPart.ts'),
  partFallback,
);

const LazyMessageView = lazyPart<MessageViewProps>(
  async () => ({ Part: (await import('./laterViews.ts')).MessageView }),
  partFallback,
);
const LazyNewMessageView = lazyPart<{ readonly safe: KnownSafe }>(
  async () => ({ Part: (await import('./laterViews.ts')).NewMessageView }),
  partFallback,
);
const LazyRejectView = lazyPart<RejectViewProps>(
  async () => ({ Part: (await import('./laterViews.ts')).RejectView }),
  partFallback,
);
const LazySafeSettings = lazyPart<SettingsViewProps>(
  () => import('./settings/part.ts'),
  partFallback,
);

interface SafeViewProps {
  readonly chain: Chain;
  readonly address: Address;
  readonly view: View;
}

/** Multisig account, with the current view. */
export function SafeView({ chain, address, view }: SafeViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const lookup = useSafe(chain, address);
  if (lookup.kind === 'looking') {
    return <Loading />;
  }
  if (lookup.kind === 'unreachable') {
    return (
      <RetryNotice onRetry={lookup.retry}>
        {t('safe.unreachable', { network: chain.name })}
      </RetryNotice>
    );
  }
  if (lookup.kind === 'none') {
    return (
      <>
        <Notice kind="warning" urgent>
          <p>{t('safe.none', { network: chain.name })}</p>
        </Notice>
        <FindSafe chain={chain} text={address} />
      </>
    );
  }
  const { safe, gatewayError, retryGateway } = lookup;
  const { recoveryModule } = safe.deployments;
  const isQueue = view.kind === 'queue' || view.kind === 'history' || view.kind === 'messages';
  return (
    <div className={isQueue ? 'safe safe-with-list' : 'safe'}>
      {isQueue && <SwitchTo chain={chain} />}
      <TamperingNotice safe={safe} />
      {isUnknown(gatewayError) && (
        <GatewayFault what={t('gateway.unknownSafe')} error={gatewayError} onRetry={retryGateway} />
      )}
      {isQueue && (
        <>
          <SafeOverview safe={safe}>
            {recoveryModule && safe.modules.some((one) => isRecoveryModule(safe, one)) && (
              <LazyRecoveryNotice safe={safe} module={recoveryModule} isOverview />
            )}
            {safe.delayModules.map((module) => (
              <LazyDelayNotice key={module} safe={safe} module={module} isOverview />
            ))}
            <LazyRemainingPasskeyNotice safe={safe} />
            <NotificationSwitch safe={safe} />
          </SafeOverview>
          <SafeTabs safe={safe} current={view.kind} />
        </>
      )}
      <SelectedView safe={safe} view={view} />
    </div>
  );
}

function SelectedView({ safe, view }: { readonly safe: KnownSafe; readonly view: View }) {
  useFocusOnView(view);
  // Prefetched: a review needs it immediately.
  useSigner(safe);
  switch (view.kind) {
    case 'queue':
      return <QueueView safe={safe} />;
    case 'history':
      return <HistoryView safe={safe} />;
    case 'messages':
      return <MessagesView safe={safe} />;
    case 'message':
      return <LazyMessageView key={view.hash} safe={safe} hash={view.hash} />;
    case 'new-message':
      return <LazyNewMessageView safe={safe} />;
    case 'new':
      return <ProposeView safe={safe} nonce={view.nonce} />;
    case 'open-elsewhere':
      return <LazyCreateOnOtherNetwork safe={safe} />;
    case 'settings':
      return <LazySafeSettings safe={safe} />;
    case 'stop-recovery':
      return <LazySafeSettings safe={safe} stopsRecovery />;
    case 'reject':
      return <LazyRejectView safe={safe} nonce={view.nonce} />;
    case 'transaction':
      return <TransactionView key={view.hash} safe={safe} hash={view.hash} />;
  }
}

/** Returns true if the gateway does not know the account. Each view shows other failures itself. */
function isUnknown(error: unknown): boolean {
  return error instanceof GatewayError && error.status === 404;
}

/** Warning when the gateway differs from the chain, whose data is shown. */
function TamperingNotice({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const textOf = useFindingText(safe.chain);
  const grave = safe.findings.filter(({ severity }) => severity === 'refuse');
  if (grave.length === 0) return null;
  return (
    <Notice kind="bad" urgent>
      <p>
        <strong>{t('gateway.differs')}</strong>
      </p>
      <ul className="safe-findings">
        {grave.map((finding) => (
          <li key={finding.code}>{textOf(finding)}</li>
        ))}
      </ul>
    </Notice>
  );
}

const tabs = ['queue', 'history', 'messages'] as const;

interface SafeTabsProps {
  readonly safe: KnownSafe;
  readonly current: (typeof tabs)[number];
}

/** Tabs of queue, history and messages, and the link to a new proposal. */
function SafeTabs({ safe, current }: SafeTabsProps) {
  const t = useCatalogue(multisigCatalogue);
  const isMessages = current === 'messages';
  const linkTo = (kind: (typeof tabs)[number] | 'new' | 'new-message') =>
    placeLink(safe.chain.id, safe.state.address, { kind });
  return (
    <div className="safe-tabs">
      <nav className="segments" aria-label={t('view.title')}>
        {tabs.map((kind) => (
          <Link
            key={kind}
            href={linkTo(kind)}
            className="segment safe-tab"
            aria-current={kind === current ? 'page' : undefined}
          >
            {t(`view.${kind}`)}
          </Link>
        ))}
      </nav>
      <Link href={linkTo(isMessages ? 'new-message' : 'new')} className="button button-primary">
        <Icon name="plus" />
        {t(isMessages ? 'view.newMessage' : 'view.new')}
      </Link>
    </div>
  );
}

/** Moves the focus to the heading after a view change within an account, as on a new page. */
function useFocusOnView(view: View): void {
  const key = JSON.stringify(view, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = '';
    const focus = () => {
      const heading = document.getElementById('safe-view');
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'nearest' });
      return heading !== null;
    };
    if (focus()) return;
    // A view that is still being fetched.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [key]);
}
