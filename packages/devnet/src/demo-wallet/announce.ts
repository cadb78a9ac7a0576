import { announce, randomUuid } from '@mooring/testing/wallet';
import { WALLET_ICON } from './icon.ts';
import type { WalletIdentity } from './openWallet.ts';
import type { Provider } from './provider.ts';
import type { Settings } from './settings.ts';

/** Wallet to announce. */
export type Announced = { identity: WalletIdentity; provider: Provider };

/** Interval of repeated announcements, in milliseconds. */
const REPEAT_INTERVAL = 50;

/**
 * Announces wallets by EIP-6963: now (or later, by the settings) and on request.
 *
 * @param target the page's window.
 * @param legacy provider for `window.ethereum`, set at the same moment.
 */
export function announceWallets(
  target: EventTarget,
  wallets: readonly Announced[],
  legacy: Provider | undefined,
  settings: Settings,
): void {
  let silence: readonly (() => void)[] = [];
  /** Announces all with new uuids, replacing the old ones. */
  const announceAll = () => {
    for (const stop of silence) stop();
    silence = wallets.map(({ identity: { name, rdns }, provider }) =>
      announce(target, { uuid: randomUuid(), name, icon: WALLET_ICON, rdns }, provider),
    );
  };
  const start = () => {
    if (legacy) {
      Object.defineProperty(target, 'ethereum', {
        value: legacy,
        configurable: true,
        writable: true,
      });
    }
    if (settings.announce) {
      announceAll();
      for (let time = 1; time <= settings.repeatAnnouncements; time += 1) {
        setTimeout(announceAll, time * REPEAT_INTERVAL);
      }
    }
    if (settings.announceAfterMs > 0 || legacy) {
      target.dispatchEvent(new Event('ethereum#initialized'));
    }
  };
  if (settings.announceAfterMs > 0) setTimeout(start, settings.announceAfterMs);
  else start();
}
