import { Dialog, formatName, useCatalogue } from '@mooring/connect';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { QrCode } from './QrCode.tsx';

interface ReceiveDialogProps {
  readonly address: Address;
  readonly name: string | undefined;
  readonly chain: Chain | undefined;
  readonly onClose: () => void;
}

/** Dialog with the account's address: as a QR code, as text, and to copy. */
export function ReceiveDialog({ address, name, chain, onClose }: ReceiveDialogProps) {
  const t = useCatalogue(webCatalogue);
  const { chains } = useConfig();
  return (
    <Dialog title={t('receive.title')} onClose={onClose}>
      <div className="receive">
        <QrCode text={address} label={t('receive.qr', { address })} />
        {name && (
          <p className="receive-name">
            <bdi>{formatName(name)}</bdi>
          </p>
        )}
        <p className="receive-address">
          <bdi dir="ltr">{address}</bdi>
        </p>
        <CopyButton text={address} label={t('home.copyAddress')} />
        <p className="receive-note">
          {t('receive.note', {
            networks: (chain ? [chain] : chains).map((one) => one.name).join(' · '),
          })}
        </p>
      </div>
    </Dialog>
  );
}
