import type { LocaleStore } from './core/locales/localeStore.ts';
import type { PasskeyScreens } from './core/MooringContext.ts';

/**
 * Screens of accounts without a wallet, for the option `passkey` of `<MooringProvider>`: the way in, what will be
 * signed, and the account's owners. Apart from the rest of the kit, since pages without such accounts need none of it;
 * fetched with the Connect dialog.
 *
 * @example
 * ```tsx
 * import { createMooringConfig, MooringProvider } from '@mooring/connect';
 * import { passkeyScreens } from '@mooring/connect/passkey';
 * import { passkey, relay } from '@mooring/passkey';
 * import type { ReactNode } from 'react';
 * import { mainnet } from 'viem/chains';
 *
 * const config = createMooringConfig({
 *   appName: 'Harbour',
 *   chains: [mainnet],
 *   connectors: [passkey({ appName: 'Harbour', submitter: relay({ url: '/relay' }) })],
 * });
 *
 * export const App = ({ children }: { readonly children: ReactNode }) => (
 *   <MooringProvider config={config} passkey={passkeyScreens}>
 *     {children}
 *   </MooringProvider>
 * );
 * ```
 */
export const passkeyScreens: PasskeyScreens = Object.assign(load, {
  want(locales: LocaleStore) {
    load()
      .then(({ loadTexts }) => loadTexts(locales))
      .catch(() => {});
  },
});

async function load() {
  passkeyScreens.here = await import('./passkey/passkey.ts');
  return passkeyScreens.here;
}
