import type { PasskeyScreens } from '@mooring/connect';
import type { Connector } from 'wagmi';
import { readPasskeyControl } from './readPasskeyControl.ts';
import { getReviewQueue } from './reviewQueue.ts';

/**
 * Screens of passkey accounts, for the connector's option `screens`: connecting, reviews before signing, and the
 * account's owners. Loaded with the Connect dialog.
 *
 * @example
 * ```tsx
 * import { createMooringConfig, MooringProvider } from '@mooring/connect';
 * import { passkey, relay } from '@mooring/passkey';
 * import { passkeyScreens } from '@mooring/passkey/react';
 * import type { ReactNode } from 'react';
 * import { mainnet } from 'viem/chains';
 *
 * const config = createMooringConfig({
 *   appName: 'Harbour',
 *   chains: [mainnet],
 *   connectors: [
 *     passkey({
 *       appName: 'Harbour',
 *       screens: passkeyScreens,
 *       submitter: relay({ url: '/relay' }),
 *     }),
 *   ],
 * });
 *
 * export const App = ({ children }: { readonly children: ReactNode }) => (
 *   <MooringProvider config={config}>{children}</MooringProvider>
 * );
 * ```
 */
export const passkeyScreens: PasskeyScreens = Object.assign(loadScreens, {
  preload(locales: Parameters<PasskeyScreens['preload']>[0]) {
    loadScreens()
      .then(({ loadTexts }) => loadTexts(locales))
      .catch(() => {});
  },
  holdReviews(connector: Connector) {
    const control = readPasskeyControl(connector);
    return control ? getReviewQueue(control).start() : () => {};
  },
});

async function loadScreens() {
  passkeyScreens.here = await import('./screens.ts');
  return passkeyScreens.here;
}
