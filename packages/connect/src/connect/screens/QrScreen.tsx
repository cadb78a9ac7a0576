import type { Wallet } from '../../core/catalogue/wallet.ts';
import { screensCatalogue } from '../../texts/screensCatalogue.ts';
import { useCatalogue, useTranslate } from '../../texts/useTranslate.ts';
import type { Pairing } from '../../wallets/pairing.ts';
import { usePairingStep } from '../../wallets/usePairingStep.ts';
import type { CatalogWallets } from '../useWalletOptions.ts';
import { PairingCode, StoredSessionHint } from './PairingCode.tsx';

interface QrScreenProps {
  /** Undefined if any wallet may scan. */
  readonly wallet: Wallet | undefined;
  readonly pairing: Pairing;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'> | undefined;
  readonly onGet?: (wallet: Wallet) => void;
}

/** Screen with a QR code, and other ways to open or get the wallet. */
export function QrScreen({ wallet, pairing, catalogued, onGet }: QrScreenProps) {
  const t = useCatalogue(screensCatalogue);
  const kit = useTranslate();
  const step = usePairingStep(pairing);
  // A wallet with a desktop app can also be opened by a link.
  const program =
    wallet && catalogued && step.status === 'waiting' && catalogued.device.platform === 'desktop'
      ? catalogued.table.pairingLink(wallet, step.uri, catalogued.device)
      : undefined;
  // On the phone that has the wallet, the link is pasted rather than scanned.
  const isPastedHere = !wallet && catalogued?.table.isOpenedHere(catalogued.device, true);
  return (
    <div className="mooring-scan">
      <h3 className="mooring-scene-title">
        {wallet
          ? t('scan.title', { wallet: wallet.name })
          : isPastedHere
            ? kit('connect.otherWallets')
            : t('scan.titleAny')}
      </h3>
      <p className="mooring-scene-text">
        {wallet
          ? t('scan.help', { wallet: wallet.name })
          : t(isPastedHere ? 'scan.helpHere' : 'scan.helpAny')}
      </p>
      <StoredSessionHint pairing={pairing} />
      <PairingCode wallet={wallet} pairing={pairing} step={step} />
      {wallet && (
        <div className="mooring-footer">
          {program !== undefined && (
            <a className="mooring-text-button" href={program}>
              {t('phone.open', { wallet: wallet.name })}
            </a>
          )}
          <button type="button" className="mooring-text-button" onClick={() => onGet?.(wallet)}>
            {kit('get.title', { wallet: wallet.name })}
          </button>
        </div>
      )}
    </div>
  );
}
