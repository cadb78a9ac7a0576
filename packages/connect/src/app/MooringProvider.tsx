import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { WagmiContext } from 'wagmi';
import { useConnectedParts } from '../button/useConnectedParts.ts';
import { createAnnouncer } from '../core/announcer.ts';
import type { MooringConfig } from '../core/createMooringConfig.ts';
import type { Catalogue } from '../core/locales/catalogue.ts';
import { createLocaleStore } from '../core/locales/localeStore.ts';
import { type Locale, locales } from '../core/locales/locales.ts';
import {
  type HostOptions,
  MooringContext,
  type MooringValue,
  useMooring,
} from '../core/MooringContext.ts';
import { useWalletStatus } from '../core/useConnectionStatus.ts';
import { checkProviderProps } from '../development/checkProviderProps.ts';
import { logError } from '../development/mistakes.ts';
import { useProviderMistakes } from '../development/useProviderMistakes.ts';
import { kitCatalogue } from '../texts/kitCatalogue.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import type { Theme, ThemeMode } from '../theme/theme.ts';
import { walletRequestError } from '../wallets/walletError.ts';
import { createWalletRegistry } from '../wallets/walletRegistry.ts';
import { DialogHost } from './DialogHost.tsx';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Props of {@link MooringProvider}. */
export interface MooringProviderProps extends HostOptions {
  /** Configuration of {@link createMooringConfig}, created once, outside components. */
  readonly config: MooringConfig;
  /** Theme, or a theme each for light and dark. Default: the kit's themes, by the system's setting. */
  readonly theme?: Theme | { readonly light?: Theme; readonly dark?: Theme };
  /** Mode until the visitor chooses. Default: `system`. */
  readonly mode?: ThemeMode;
  /**
   * Language until the visitor chooses. Default: the best match of `navigator.languages`; English on the server and on
   * hydration.
   */
  readonly locale?: Locale;
  /** Message catalogues of the application: a change of language waits for them too. */
  readonly catalogues?: readonly Catalogue[];
  /** Called with every error, also those shown to the visitor. */
  readonly onError?: (error: Error) => void;
  readonly children: ReactNode;
}

const importRefusedCopy = () => import('../ui/RefusedCopy.tsx');

/**
 * Provides configuration, theme, language and dialogs to all Mooring components below it. Provides wagmi, or uses the
 * host's provider above it. Reads are cached in a separate query client, which the host does not see.
 *
 * @example
 * ```tsx
 * import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
 * import '@mooring/connect/styles.css';
 * import { mainnet } from 'viem/chains';
 *
 * const config = createMooringConfig({ appName: 'Harbour', chains: [mainnet] });
 *
 * export const App = () => (
 *   <MooringProvider config={config} mode="system" onError={(error) => console.error(error)}>
 *     <ConnectButton />
 *   </MooringProvider>
 * );
 * ```
 */
export function MooringProvider(props: MooringProviderProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkProviderProps(props, locales);
    // biome-ignore-start lint/correctness/useHookAtTopLevel: the condition is a constant of the build
    const around = { kit: useContext(MooringContext), wagmi: useContext(WagmiContext) };
    useProviderMistakes(props.config, around);
    // biome-ignore-end lint/correctness/useHookAtTopLevel: the condition is a constant of the build
  }
  const { config, theme, mode, children } = props;
  const value = useMooringValue(props);
  const { queryClient } = config;
  // Then it refetches on window focus and when back online.
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  return (
    // wagmi's own provider drops its connections on each render without reconnecting.
    <WagmiContext.Provider value={config.wagmi}>
      <MooringContext.Provider value={value}>
        <ThemeProvider storage={config.storage} theme={theme} mode={mode}>
          <DialogHost>
            <SessionStarter />
            {children}
          </DialogHost>
        </ThemeProvider>
      </MooringContext.Provider>
    </WagmiContext.Provider>
  );
}

function useMooringValue(props: MooringProviderProps): MooringValue {
  const { config, locale, catalogues, onError } = props;
  const listener = useRef(onError);
  useEffect(() => {
    listener.current = onError;
  });
  const [parts] = useState(() => {
    const report = (error: unknown) => {
      const thrown = error instanceof Error ? error : walletRequestError(error);
      listener.current?.(thrown);
      if (process.env.NODE_ENV !== 'production' && !listener.current) logError(thrown);
    };
    return {
      report,
      importRefusedCopy,
      announcer: createAnnouncer(),
      locales: createLocaleStore({
        storage: config.storage,
        catalogues: [kitCatalogue, ...(catalogues ?? [])],
        preferred: locale,
        languages: globalThis.window?.navigator.languages,
        onError: report,
      }),
    };
  });
  const wallets = useMemo(
    () => createWalletRegistry(config.wagmi, config.timeouts.walletReadMs, config.storage),
    [config],
  );
  return { ...props, ...parts, wallets };
}

/** Discovers wallets, restores the session, and loads the parts for a connected account. Renders nothing itself. */
function SessionStarter() {
  const { config, wallets, report } = useMooring();
  useEffect(() => wallets.start(), [wallets]);
  useEffect(() => {
    config.session
      .restore(() =>
        import('./restoreSession.ts').then((file) => file.restoreSession(config, report)),
      )
      .catch(report);
  }, [config, report]);
  const status = useWalletStatus();
  const parts = useConnectedParts(status);
  // The parts may load after the connection that they announce.
  const before = useRef(status);
  useEffect(() => {
    if (status !== 'connected') before.current = status;
  }, [status]);
  return parts ? <parts.ConnectedSession status={status} before={before.current} /> : null;
}
