import { connectorKind } from '@mooring/internal';
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Connector, useConnectors } from 'wagmi';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import {
  type DialogProps,
  type MooringValue,
  NEW_ACCOUNT,
  useMooring,
} from '../../core/MooringContext.ts';
import { useLeadOn } from '../../core/useLeadOn.ts';
import { useLoaded } from '../../core/useLoaded.ts';
import { prefersReducedData } from '../../core/whenIdle.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { keepStylesheet } from '../../theme/stylesheet.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import sceneStyles from '../../ui/scene.css?inline';
import { loadWalletTable, type WalletTable } from '../../wallets/loadWalletTable.ts';
import { pairingOf } from '../../wallets/pairing.ts';
import { importWalletMarks } from '../../wallets/WalletIcon.tsx';
import { ConnectFailed, ConnectWaiting } from './ConnectProgress.tsx';
import styles from './connect.css?inline';
import type { ConnectState } from './connectState.ts';
import { LoadedScreen, type LoadedState, loadScreens } from './LoadedScreen.tsx';
import { PlainWay } from './PlainWay.tsx';
import { afterPaint, useConnectAttempt } from './useConnectAttempt.ts';
import { useWalletOptions, type WalletOptions } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';
import { WalletHelp } from './WalletHelp.tsx';
import { isOf, WalletList } from './WalletList.tsx';

/**
 * The Connect dialog, which may be opened much later: the catalogue of wallets is there by then, as is
 * what a dialog needs where people touch. What could not be fetched is fetched again when it opens.
 */
export function preparedDialog({
  passkey,
  locales,
}: Pick<MooringValue, 'passkey' | 'locales'>): ComponentType<DialogProps> {
  passkey?.want(locales);
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
  if (touched) import('../../ui/touch.ts').catch(() => {});
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
  const anyPhone = useAnyPhone(options);
  const opensApps =
    options.catalogued &&
    options.catalogued.device.platform !== 'desktop' &&
    options.catalogued.device.wallet === undefined;
  const attempt = useConnectAttempt(useLeadOn(onClose), opensApps ? anyPhone : undefined);
  const { state, choose, goBack, go } = attempt;
  const get = (wallet: Wallet) => go({ type: 'get', wallet });
  const openInside = (wallet: Wallet) => go({ type: 'openInside', wallet });
  const unlock = (wallet: Connector) => go({ type: 'unlock', wallet });
  const passkey = usePasskey(wallet, unlock);
  const creates = useRef(wallet === NEW_ACCOUNT);
  const { view } = state;
  const isWide = useWideScreen() && dialogSize !== 'compact';
  const [query, setQuery] = useState('');
  const content = useViewFocus(state);
  useRowOf(wallet, options, content, setQuery);
  const needsScreens = anyPhone !== undefined || opensApps;
  useEffect(() => {
    // A failed early fetch is repeated, and its error reported, when a screen is opened.
    if (!needsScreens) return undefined;
    return afterPaint(() => loadScreens(locales).catch(() => {}));
  }, [needsScreens, locales]);

  const list = view === 'list';
  const loaded: LoadedState | false = list ? { view: 'about' } : isLoaded(state) && state;
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
            options={options}
            anyPhone={anyPhone}
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
            onQuery={setQuery}
            onChoose={choose}
            onGet={get}
            onInside={openInside}
          />
        )}
        {(!list || isWide) && (
          <div className="mooring-view mooring-pane" tabIndex={-1}>
            {state.view === 'waiting' && !pairingOf(state.wallet.connector) && (
              <ConnectWaiting wallet={state.wallet} onCancel={goBack} />
            )}
            {loaded && (
              <LoadedScreen
                state={loaded}
                options={options}
                onGet={get}
                onInside={openInside}
                onCancel={goBack}
              />
            )}
            {state.view === 'waiting' && (
              <PlainWay key={state.wallet.id} wallet={state.wallet} onChoose={choose} />
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

/** Presses the row of a wallet that the dialog was opened on, once it is there; a link is only shown. */
function useRowOf(
  wallet: string | undefined,
  { wallets, catalogued }: WalletOptions,
  content: RefObject<HTMLElement | null>,
  onQuery: (name: string) => void,
) {
  const wanted = useRef(wallet);
  const searched = useRef(false);
  useEffect(() => {
    const id = wanted.current;
    if (id === undefined || !catalogued) return;
    const { table, all } = catalogued;
    const known = all.find((one) => one.id === id) ?? table.findWallet(id);
    const here = wallets.find((one) => one.id === id || isOf(known, one));
    const row = content.current?.querySelector<HTMLElement>(
      `[data-choice="${CSS.escape(here?.id ?? id)}"]`,
    );
    // It may be one of many that the list does not show.
    if (!row && known && !searched.current) {
      searched.current = true;
      onQuery(known.name);
      return;
    }
    wanted.current = undefined;
    if (row?.matches('button')) {
      row.click();
      onQuery('');
    } else row?.focus();
  });
}

/** Returns true from 768 px on, where list and screen stand side by side; a screen that nobody sees is not rendered. */
function useWideScreen(): boolean {
  return useSyncExternalStore(onResize, () => !window.matchMedia?.('(width < 768px)').matches);
}

function onResize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** Returns true for a view whose screen is fetched. */
function isLoaded(state: ConnectState): state is LoadedState {
  if (state.view === 'waiting') return pairingOf(state.wallet.connector) !== undefined;
  return !['list', 'failed', 'passkey'].includes(state.view);
}

/** Screens of accounts without a wallet, where there is a connector for them; begins with it where it is wanted. */
function usePasskey(wanted: string | undefined, onWanted: (connector: Connector) => void) {
  const { passkey } = useMooring();
  const connector = useConnectors().find((one) => connectorKind(one) === 'passkey');
  const { part } = useLoaded(connector && passkey, passkey?.here);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as they are here
  useEffect(() => {
    const isWanted = wanted === NEW_ACCOUNT || wanted === connector?.id;
    if (isWanted && connector && part?.isUsable(connector)) onWanted(connector);
  }, [part]);
  return passkey && connector && { connector, part };
}

/** The choice of any wallet on a phone, where phones can be reached. */
function useAnyPhone({ phone, recent }: WalletOptions): WalletChoice | undefined {
  const t = useTranslate();
  return useMemo(() => {
    if (!phone) return undefined;
    const { connector } = phone;
    return {
      id: connector.id,
      name: t('connect.phoneWallet'),
      icon: undefined,
      installed: false,
      recent: recent.includes(connector.id),
      ambiguous: false,
      connector,
    };
  }, [phone, recent, t]);
}

/**
 * When the view changes, the button that had the focus is gone: the new view takes it, and a list one
 * comes back to gives it to the row that was chosen.
 */
function useViewFocus(state: ConnectState) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(state.view);
  const chosen = useRef('');
  const { view } = state;
  const id = 'wallet' in state ? state.wallet.id : '';
  useLayoutEffect(() => {
    if (id !== '') chosen.current = id;
    if (shown.current === view) return;
    shown.current = view;
    // Beside a list that stays, the new view is a part of it.
    const place =
      view === 'list'
        ? content.current
        : content.current?.querySelector<HTMLElement>('.mooring-pane');
    const row = place?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(chosen.current)}"]`);
    (row ?? place)?.focus();
  }, [view, id]);
  return content;
}
