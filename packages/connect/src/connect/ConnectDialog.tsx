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
 * The Connect dialog, which may be opened much later: the catalogue of wallets is there by then, as is
 * what a dialog needs where people touch. What could not be fetched is fetched again when it opens.
 */
export function preparedDialog({
  config,
  locales,
}: Pick<MooringValue, 'config' | 'locales'>): ComponentType<DialogProps> {
  for (const one of config.wagmi.connectors) connectorScreens(one)?.preload(locales);
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
  const touched = window.matchMedia?.('(pointer: coarse)').matches;
  if (touched) import('../ui/touch.ts').catch(() => {});
  return function PreparedDialog(props: DialogProps) {
    const [begun, setBegun] = useState(!touched);
    // A phone first shows that the tap was felt.
    useEffect(() => (begun ? undefined : afterPaint(() => setBegun(true))), [begun]);
    return begun ? <ConnectDialog {...props} table={table} /> : null;
  };
}

interface ConnectDialogProps extends DialogProps {
  readonly table: WalletTable | undefined;
}

/** Pick a wallet, approve in it, get one, or see what went wrong. */
function ConnectDialog({ onClose, table, wallet }: ConnectDialogProps) {
  const t = useTranslate();
  const { locales, dialogSize } = useMooring();
  const options = useWalletOptions(table);
  const { opensApps, anyPhone } = options;
  const attempt = useConnectAttempt(useAfterConnect(onClose), opensApps ? anyPhone : undefined);
  const { state, choose, goBack, go } = attempt;
  const get = (wallet: Wallet) => go({ type: 'get', wallet });
  const openInside = (wallet: Wallet) => go({ type: 'openInside', wallet });
  const unlock = (wallet: Connector) => go({ type: 'unlock', wallet });
  const passkey = usePasskeyOption(wallet, unlock);
  const creates = useRef(wallet === NEW_ACCOUNT);
  const { view } = state;
  const isWide = useWideScreen() && dialogSize !== 'compact';
  const [query, setQuery] = useState('');
  const content = useViewFocus(state);
  const listed = {
    options,
    onQuery: setQuery,
    onChoose: choose,
    onGet: get,
    onInside: openInside,
  };
  useOpenedOn(wallet, listed);
  const needsScreens = anyPhone !== undefined || opensApps;
  useEffect(() => {
    // A failed early fetch is repeated, and its error reported, when a screen is opened.
    if (!needsScreens) return undefined;
    return afterPaint(() => loadScreens(locales).catch(() => {}));
  }, [needsScreens, locales]);

  const list = view === 'list';
  const loaded: LazyScreenState | false = list ? { view: 'about' } : isLoaded(state) && state;
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
      onBack={list ? undefined : goBack}
      footer={
        (list || isWide) && (
          <WalletHelp
            onLookForWallets={() => go({ type: 'lookForWallets' })}
            onAbout={() => go({ type: 'askAboutWallets' })}
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
        {(list || isWide) && (
          <WalletList
            {...listed}
            passkey={
              passkey &&
              (passkey.part ? (
                <passkey.part.PasskeyRow
                  connector={passkey.connector}
                  query={query}
                  onChoose={unlock}
                />
              ) : (
                <div className="mooring-row-space" />
              ))
            }
            query={query}
          />
        )}
        {(!list || isWide) && (
          <div className="mooring-view mooring-pane" tabIndex={-1}>
            {state.view === 'waiting' && !pairingOf(state.wallet.connector) && (
              <ConnectWaiting wallet={state.wallet} onCancel={goBack} />
            )}
            {loaded && (
              <LazyScreen
                state={loaded}
                options={options}
                onGet={get}
                onInside={openInside}
                onCancel={goBack}
              />
            )}
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

/** Returns true for a view whose screen is fetched. */
function isLoaded(state: ConnectState): state is LazyScreenState {
  if (state.view === 'waiting') return pairingOf(state.wallet.connector) !== undefined;
  return !['list', 'failed', 'passkey'].includes(state.view);
}
