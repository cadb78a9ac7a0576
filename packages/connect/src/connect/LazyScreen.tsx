import { useCallback, useEffect, useState } from 'react';
import type { Wallet } from '../core/catalogue/wallet.ts';
import type { LocaleStore } from '../core/locales/localeStore.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { screensCatalogue } from '../texts/screensCatalogue.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { pairingOf } from '../wallets/pairing.ts';
import type { ConnectState } from './connectState.ts';
import { afterPaint } from './useConnectAttempt.ts';
import type { WalletOptions } from './useWalletOptions.ts';

/** State of the dialog whose screen is loaded lazily. */
export type LazyScreenState = Extract<
  ConnectState,
  { view: 'waiting' | 'about' | 'get' | 'wallets to get' | 'inside' }
>;

interface LazyScreenProps {
  readonly state: LazyScreenState;
  readonly options: WalletOptions;
  readonly onGet: (wallet: Wallet) => void;
  readonly onInside: (wallet: Wallet) => void;
  readonly onCancel: () => void;
}

/** Screen whose code and texts load when it is opened; a skeleton keeps its space until then. */
export function LazyScreen(props: LazyScreenProps) {
  const { state, options, onGet, onInside, onCancel } = props;
  const t = useTranslate();
  const { locales } = useMooring();
  const load = useCallback(() => loadScreens(locales), [locales]);
  // The dialog paints its list first; the screen beside the list can load later.
  const [shouldLoad, setShouldLoad] = useState(state.view !== 'about');
  useEffect(() => (shouldLoad ? undefined : afterPaint(() => setShouldLoad(true))), [shouldLoad]);
  const { part: screens, failed, retry } = useLazyPart(shouldLoad ? load : undefined);
  const { catalogued } = options;
  useStylesheet(screens ? screens.styles : '');
  if (failed) {
    return (
      <div className="mooring-scene">
        <p className="mooring-scene-text" role="alert">
          {t('pairing.unloadable')}
        </p>
        <button type="button" className="mooring-button mooring-button-primary" onClick={retry}>
          {t('dialog.retry')}
        </button>
      </div>
    );
  }
  if (!shouldLoad) return null;
  if (!screens) return <ScreenSkeleton />;
  if (state.view === 'about') return <screens.AboutWallets />;
  if (state.view === 'waiting') {
    const { wallet } = state;
    const pairing = pairingOf(wallet.connector);
    if (!pairing) return null;
    const { row } = wallet;
    // A wallet on this phone is opened by a link; a wallet on another phone scans a code.
    const isOpenedHere = catalogued?.table.isOpenedHere(catalogued.device, row !== undefined);
    return catalogued && isOpenedHere ? (
      <screens.PhoneScreen
        choice={wallet}
        pairing={pairing}
        catalogued={catalogued}
        onInside={onInside}
        onCancel={onCancel}
      />
    ) : (
      <screens.QrScreen wallet={row} pairing={pairing} catalogued={catalogued} onGet={onGet} />
    );
  }
  if (!catalogued) return <ScreenSkeleton />;
  if (state.view === 'inside') {
    return (
      <screens.WalletBrowserScreen
        wallet={state.wallet}
        catalogued={catalogued}
        onCancel={onCancel}
      />
    );
  }
  return state.view === 'get' ? (
    <screens.GetWallet wallet={state.wallet} catalogued={catalogued} />
  ) : (
    <screens.GetWallets catalogued={catalogued} onGet={onGet} />
  );
}

/** Placeholder for a screen that is loading, as large as the QR code screen. */
function ScreenSkeleton() {
  return (
    <div className="mooring-scan" aria-hidden="true">
      <span className="mooring-skeleton mooring-scan-title" />
      <div className="mooring-qr mooring-skeleton" />
    </div>
  );
}

const importScreens = () => import('./screens/screens.ts');

/** Loads the screens and their texts; both are needed to render. */
export async function loadScreens(locales: LocaleStore) {
  const [screens] = await Promise.all([importScreens(), locales.load(screensCatalogue)]);
  return screens;
}
