import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Connector } from 'wagmi';
import type { Wallet } from '../core/catalogue/wallet.ts';
import {
  type DialogProps,
  type MooringValue,
  NEW_ACCOUNT,
  useMooring,
} from '../core/MooringContext.ts';
import { useAfterConnect } from '../core/useAfterConnect.ts';
import { connectorScreens } from '../core/useLazyPart.ts';
import { prefersReducedData } from '../core/whenIdle.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { keepStylesheet } from '../theme/stylesheet.ts';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import sceneStyles from '../ui/scene.css?inline';
import { useWideScreen } from '../ui/useWideScreen.ts';
import { loadWalletTable, type WalletTable } from '../wallets/loadWalletTable.ts';
import { pairingOf } from '../wallets/pairing.ts';
import { importWalletMarks } from '../wallets/WalletIcon.tsx';
import { ConnectFailed, ConnectWaiting } from './ConnectProgress.tsx';
import styles from './connect.css?inline';
import type { ConnectState } from './connectState.ts';
import { LazyScreen, type LazyScreenState, loadScreens } from './LazyScreen.tsx';
import { SkipSignIn } from './SkipSignIn.tsx';
import { afterPaint, useConnectAttempt } from './useConnectAttempt.ts';
import { useOpenedOn } from './useOpenedOn.ts';
import { usePasskeyOption } from './usePasskeyOption.ts';
import { useViewFocus } from './useViewFocus.ts';
import { useWalletOptions } from './useWalletOptions.ts';
import { WalletHelp } from './WalletHelp.tsx';
import { WalletList } from './WalletList.tsx';

/**
 * Creates the Connect dialog before it is first opened, and preloads the wallet table, the wallet marks and, on
 * touch screens, the touch handling. A preload that failed is repeated when the dialog opens.
 */
export function preparedDialog({
  config,
  locales,
}: Pick<MooringValue, 'config' | 'locales'>): ComponentType<DialogProps> {
  for (const connector of config.wagmi.connectors) connectorScreens(connector)?.preload(locales);
  // Adopted while the page is idle: a new stylesheet restyles the whole page.
  keepStylesheet(sceneStyles);
  keepStylesheet(styles);
  let table: WalletTable | undefined;
  loadWalletTable().then(
    (loaded) => {
      table = loaded;
    },
    () => {},
  );
  if (!prefersReducedData()) importWalletMarks().catch(() => {});
  const isTouchScreen = window.matchMedia?.('(pointer: coarse)').matches;
  if (isTouchScreen) import('../ui/touch.ts').catch(() => {});
  return function PreparedDialog(props: DialogProps) {
    const [isRendered, setIsRendered] = useState(!isTouchScreen);
    // A phone first paints the button's response to the tap.
    useEffect(() => (isRendered ? undefined : afterPaint(() => setIsRendered(true))), [isRendered]);
    return isRendered ? <ConnectDialog {...props} table={table} /> : null;
  };
}

interface ConnectDialogProps extends DialogProps {
  readonly table: WalletTable | undefined;
}

/** Connect dialog: choose a wallet, approve in it, get one, or read why it failed. */
function ConnectDialog({ onClose, table, wallet }: ConnectDialogProps) {
  const t = useTranslate();
  const { locales, dialogSize } = useMooring();
  const options = useWalletOptions(table);
  const { opensApps, anyPhone } = options;
  const attempt = useConnectAttempt(useAfterConnect(onClose), opensApps ? anyPhone : undefined);
  const { state, choose, goBack, go } = attempt;
  const unlock = (wallet: Connector) => go({ view: 'passkey', wallet });
  const passkey = usePasskeyOption(wallet, unlock);
  const creates = useRef(wallet === NEW_ACCOUNT);
  const { view } = state;
  const isWide = useWideScreen() && dialogSize !== 'compact';
  const [query, setQuery] = useState('');
  const content = useViewFocus(state);
  const listProps = {
    options,
    query,
    onQuery: setQuery,
    onChoose: choose,
    onGet: (wallet: Wallet) => go({ type: 'get', wallet }),
    onInside: (wallet: Wallet) => go({ view: 'inside', wallet }),
  };
  useOpenedOn(wallet, listProps);
  const needsScreens = anyPhone !== undefined || opensApps;
  useEffect(() => {
    // If this preload fails, the screen loads again when it is opened, and reports the error.
    if (!needsScreens) return undefined;
    return afterPaint(() => loadScreens(locales).catch(() => {}));
  }, [needsScreens, locales]);

  const passkeyRow =
    passkey &&
    (passkey.part ? (
      <passkey.part.PasskeyRow connector={passkey.connector} query={query} onChoose={unlock} />
    ) : (
      <div className="mooring-row-space" />
    ));
  const isListView = view === 'list';
  const showsList = isListView || isWide;
  const lazyState: LazyScreenState | false = isListView
    ? { view: 'about' }
    : isLazyView(state) && state;
  return (
    <DialogFrame
      title={
        state.view === 'get'
          ? t('get.title', { wallet: state.wallet.name })
          : t(
              view === 'about'
                ? 'about.title'
                : view === 'wallets to get'
                  ? 'connect.get'
                  : 'connect.title',
            )
      }
      onClose={onClose}
      onBack={isListView ? undefined : goBack}
      footer={
        showsList && (
          <WalletHelp
            onLookForWallets={() => go({ view: 'wallets to get' })}
            onAbout={() => go({ view: 'about' })}
          />
        )
      }
    >
      <div
        ref={content}
        className={isWide ? 'mooring-view mooring-wide' : 'mooring-view'}
        data-view={view}
        tabIndex={-1}
      >
        {showsList && (
          <WalletList {...listProps} passkey={passkey?.isUsable && passkeyRow}>
            {!passkey?.isUsable && passkeyRow}
          </WalletList>
        )}
        {(!isListView || isWide) && (
          <div className="mooring-view mooring-pane" tabIndex={-1}>
            {state.view === 'waiting' && !lazyState && (
              <ConnectWaiting wallet={state.wallet} onCancel={goBack} />
            )}
            {lazyState && <LazyScreen {...listProps} state={lazyState} onCancel={goBack} />}
            {state.view === 'waiting' && (
              <SkipSignIn key={state.wallet.id} wallet={state.wallet} onChoose={choose} />
            )}
            {state.view === 'passkey' && passkey?.part && (
              <passkey.part.PasskeyScreen
                connector={passkey.connector}
                creates={creates}
                connect={attempt.connect}
                onDone={onClose}
              />
            )}
            {state.view === 'failed' && (
              <ConnectFailed
                wallet={state.wallet}
                failure={state.failure}
                onRetry={() => choose(state.wallet)}
              />
            )}
          </div>
        )}
      </div>
    </DialogFrame>
  );
}

/** Returns true for a view whose screen is loaded lazily. */
function isLazyView(state: ConnectState): state is LazyScreenState {
  if (state.view === 'waiting') return pairingOf(state.wallet.connector) !== undefined;
  return !['list', 'failed', 'passkey'].includes(state.view);
}
