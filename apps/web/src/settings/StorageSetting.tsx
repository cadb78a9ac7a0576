import {
  type DeviceStorage,
  type MooringConfig,
  useAnnounce,
  useCatalogue,
  useDisconnectWallet,
  useLocale,
} from '@mooring/connect';
import { connectorKind } from '@mooring/internal';
import { forgetDraft, tabStorage } from '@mooring/page/form';
import { DEVICE, endPushDevice, removePushWorker } from '@mooring/page/push';
import { type Site, useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { ConfirmDialog, neverChanges } from '@mooring/page/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type StoredAmount, storedKinds } from './storedKinds.ts';

/** Data stored on this device, with a button to clear it. */
export function StorageSetting() {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const site = useSite();
  const { mooring } = site;
  const { storage } = mooring;
  const kinds = useStoredKinds(storage);
  const signedIn = useSignedIn();
  const { mutateAsync: disconnect } = useDisconnectWallet();
  const announce = useAnnounce();
  const [clearing, setClearing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  async function clear() {
    // Disconnects the wallet first, which also signs out: an open connection would be stored again.
    await disconnect();
    // A failure there must not prevent clearing the rest.
    await forgetPhone(mooring).catch((error: unknown) => console.warn(error));
    await forgetPush(site).catch((error: unknown) => console.warn(error));
    for (const key of storage.keys('')) storage.remove(key);
    forgetDraft(tabStorage);
    announce(t('settings.cleared'));
    // The pressed button is unmounted.
    heading.current?.focus();
  }

  return (
    <section className="card setting" aria-labelledby="settings-stored">
      <h2 ref={heading} id="settings-stored" tabIndex={-1}>
        {t('settings.stored')}
      </h2>
      <p className="quiet">{t('settings.storedHelp')}</p>
      {signedIn && <p>{t('settings.signedIn')}</p>}
      {kinds.length === 0 && !signedIn ? (
        <p className="empty">{t('settings.nothingStored')}</p>
      ) : (
        <>
          <ul className="stored">
            {kinds.map(({ kind, entries, bytes }) => (
              <li key={kind}>
                <span className="stored-kind">{t(`stored.${kind}`)}</span>
                <span className="quiet">{t('settings.entries', { count: entries })}</span>
                <span className="stored-size">{formatSize(bytes, locale)}</span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button button-danger-quiet"
            aria-haspopup="dialog"
            onClick={() => setClearing(true)}
          >
            {t('settings.clear')}
          </button>
        </>
      )}
      {clearing && (
        <ConfirmDialog
          title={t('settings.clearTitle')}
          text={t('settings.clearText')}
          action={t('settings.clearConfirm')}
          onConfirm={() => void clear()}
          onClose={() => setClearing(false)}
        />
      )}
    </section>
  );
}

/** Returns true while this browser is signed in, with any account. */
function useSignedIn(): boolean {
  const { signIn } = useSite();
  return useSyncExternalStore(
    signIn?.subscribe ?? neverChanges,
    () => signIn?.getState().status === 'authenticated',
  );
}

/** Formats a size in bytes or kilobytes in a language; the short form of byte has no plural. */
function formatSize(bytes: number, locale: string): string {
  const small = bytes < 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: small ? 'byte' : 'kilobyte',
    unitDisplay: small ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(small ? bytes : bytes / 1000);
}

/** Stored data of this device, updated on changes, also by other tabs. */
function useStoredKinds(storage: DeviceStorage): readonly StoredAmount[] {
  const [kinds, setKinds] = useState(() => storedKinds(storage));
  useEffect(() => {
    const look = () => setKinds(storedKinds(storage));
    look();
    return storage.subscribe(look);
  }, [storage]);
  return kinds;
}

/** Storage key of wagmi for a possibly paired phone. */
const PAIRED = 'wagmi.pairing.session';

/**
 * Ends a pairing whose phone did not respond on this visit: it is not connected, so a disconnect skips it,
 * and its keys are in a separate database.
 */
async function forgetPhone({ wagmi, storage }: MooringConfig): Promise<void> {
  if (storage.get(PAIRED) === null) return;
  await wagmi.connectors.find((one) => connectorKind(one) === 'pairing')?.disconnect();
}

/** Ends push messages about multisig accounts. */
async function forgetPush({ config, mooring: { storage } }: Site): Promise<void> {
  const gatewayUrl = config.multisig?.gatewayUrl;
  if (gatewayUrl === undefined || storage.get(DEVICE) === null) return;
  // No message is shown afterwards, even if the gateway continues to send.
  await endPushDevice(gatewayUrl, storage).finally(removePushWorker);
}
