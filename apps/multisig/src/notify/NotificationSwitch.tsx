import { formatAddress, useCatalogue } from '@mooring/connect';
import { useSite } from '@mooring/page/site';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Hash } from 'viem';
import { CheckboxField } from '../parts/CheckboxField.tsx';
import { LazyPush } from '../push/LazyPush.ts';
import { type Signer, useSigner } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { useQueue } from '../transaction/useQueue.ts';
import { awaitingSignature } from './awaitingSignature.ts';

/** Switch of browser notifications, and the badge of an installed page, for transactions that await the owner's signature. */
export function NotificationSwitch({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(treasuryCatalogue);
  const signer = useSigner(safe);
  const { multisig } = useSite().config;
  const { isOn, setOn } = useChoice(safe);
  const [isDenied, setDenied] = useState(false);
  // Browsers do not allow notifications in frames of other sites.
  if (!signer || !('Notification' in window) || window.parent !== window) return null;

  async function toggle() {
    if (isOn) return setOn(false);
    const isGranted = (await Notification.requestPermission()) === 'granted';
    setDenied(!isGranted);
    setOn(isGranted);
  }

  return (
    <div>
      <CheckboxField
        label={t('notify.on')}
        help={t(isDenied ? 'notify.denied' : 'notify.help')}
        isOn={isOn}
        onChange={() => void toggle()}
      />
      {isOn && <QueueWatcher safe={safe} signer={signer} />}
      {multisig?.firebase && <LazyPush safe={safe} signer={signer} firebase={multisig.firebase} />}
    </div>
  );
}

/** Choice of this device for one account. Default: off. */
function useChoice({ state }: KnownSafe) {
  const { storage } = useSite().mooring;
  const name = `notify-${state.chainId}-${state.address.toLowerCase()}`;
  const stored = useSyncExternalStore(storage.subscribe, () => storage.get(name));
  return {
    isOn: stored === 'on',
    setOn: (on: boolean) => (on ? storage.set(name, 'on') : storage.remove(name)),
  };
}

/** Renders nothing. Watches the queue, in a hidden tab too, and notifies of new transactions. */
function QueueWatcher({ safe, signer }: { readonly safe: KnownSafe; readonly signer: Signer }) {
  const t = useCatalogue(treasuryCatalogue);
  const { items } = useQueue(safe, { inBackground: true });
  const waiting = items && awaitingSignature(items, signer.address);
  const key = waiting?.join();
  const notified = useRef<ReadonlySet<Hash>>(undefined);
  const { address, chainId } = safe.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per change of the awaited transactions.
  useEffect(() => {
    if (!waiting) return;
    const before = notified.current;
    notified.current = new Set(waiting);
    setBadge(waiting.length);
    // Transactions that were pending on load are visible on the page.
    const isNew = before && waiting.some((hash) => !before.has(hash));
    if (!isNew || document.hasFocus()) return;
    const count = waiting.length;
    showNotification(
      t('notify.waits', { count, account: formatAddress(address) }),
      `${chainId}:${address.toLowerCase()}`,
    );
  }, [key]);
  useEffect(() => () => setBadge(0), []);
  return null;
}

/** Shows a notification, in place of an earlier one of the account. */
function showNotification(text: string, tag: string): void {
  try {
    const notification = new Notification(text, { tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Mobile browsers show notifications of installed pages only.
  }
}

/** Sets the badge of the page's icon, where it is installed. */
function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where the page is not installed.
  done.catch(() => {});
}
