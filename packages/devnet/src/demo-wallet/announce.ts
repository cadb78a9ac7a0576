import { WALLET_ICON } from './icon.ts';
import type { Provider } from './provider.ts';
import { randomUuid } from './randomUuid.ts';
import type { Settings } from './settings.ts';
import type { WalletIdentity } from './wallet.ts';

/** A wallet to announce. */
export type Announced = { identity: WalletIdentity; provider: Provider };

/** Time between repeated announcements, in milliseconds. */
const REPEAT_INTERVAL = 50;

/**
 * Announces wallets by EIP-6963: now (or late, as the settings say) and whenever the page asks.
 *
 * @param target the page's window.
 * @param legacy what becomes `window.ethereum`, at the same moment.
 */
export function announceWallets(
  target: EventTarget,
  wallets: readonly Announced[],
  legacy: Provider | undefined,
  settings: Settings,
): void {
  const infos = new Map<Announced, object>();
  const announce = (wallet: Announced, renew: boolean) => {
    const known = renew ? undefined : infos.get(wallet);
    const { name, rdns } = wallet.identity;
    const info = known ?? Object.freeze({ uuid: randomUuid(), name, icon: WALLET_ICON, rdns });
    infos.set(wallet, info);
    const detail = Object.freeze({ info, provider: wallet.provider });
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  const announceAll = (renew: boolean) => {
    for (const wallet of wallets) announce(wallet, renew);
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
      target.addEventListener('eip6963:requestProvider', () => announceAll(false));
      announceAll(false);
      for (let time = 1; time <= settings.repeatAnnouncements; time += 1) {
        setTimeout(() => announceAll(true), time * REPEAT_INTERVAL);
      }
    }
    if (settings.announceAfterMs > 0 || legacy) {
      target.dispatchEvent(new Event('ethereum#initialized'));
    }
  };
  if (settings.announceAfterMs > 0) setTimeout(start, settings.announceAfterMs);
  else start();
}
