import type { PasskeyScreens } from '@mooring/connect';
import { reviewQueueOf } from './reviewQueue.ts';
import { readPasskeyControl } from './readPasskeyControl.ts';

/**
 * Screens of accounts without a wallet, for the option `passkey` of `<MooringProvider>`: the way in, what will be
 * signed, and the account's owners. Apart from the rest of the kit, since pages without such accounts need none of it;
 * fetched with the Connect dialog.
 *
 * @example
 * ```tsx
 * import { createMooringConfig, MooringProvider } from '@mooring/connect';
 * import { passkeyScreens } from '@mooring/passkey/react';
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
export const passkeyScreens: PasskeyScreens = Object.assign<
  typeof load,
  Omit<PasskeyScreens, never>
>(load, {
  want(locales) {
    load()
      .then(({ loadTexts }) => loadTexts(locales))
      .catch(() => {});
  },
  ask(connector) {
    const control = readPasskeyControl(connector);
    return control ? reviewQueueOf(control).ask() : () => {};
  },
});

async function load() {
  passkeyScreens.here = await import('./screens.ts');
  return passkeyScreens.here;
}
