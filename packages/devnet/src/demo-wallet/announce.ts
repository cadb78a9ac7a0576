import { announce, randomUuid } from '@mooring/testing/wallet';
import type { WalletIdentity } from './openWallet.ts';
import type { Provider } from './provider.ts';
import type { Settings } from './settings.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" rx="22" fill="#9a3412"/>
<path d="M22 34a8 8 0 0 1 8-8h34a6 6 0 0 1 6 6v4H30" fill="none" stroke="#fed7aa" stroke-width="6"/>
<rect x="19" y="36" width="58" height="36" rx="8" fill="#fff7ed"/>
<circle cx="62" cy="54" r="6" fill="#9a3412"/>
</svg>`;

/** Icon of the wallet as a data URI, as required by EIP-6963. */
export const WALLET_ICON: `data:image/svg+xml,${string}` = `data:image/svg+xml,${encodeURIComponent(
  DRAWING.replaceAll('\n', ''),
)}`;

/** Wallet to announce. */
interface AnnouncementOptions {
  identity: WalletIdentity;
  provider: Provider;
}

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
  wallets: readonly AnnouncementOptions[],
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
