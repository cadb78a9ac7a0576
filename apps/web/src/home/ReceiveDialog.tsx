import { Dialog, formatName, useCatalogue } from '@mooring/connect';
import { WholeAddress } from '@mooring/page/address';
import { pageCatalogue } from '@mooring/page/texts';
import { CopyButton } from '@mooring/page/ui';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';

interface ReceiveDialogProps {
  readonly address: Address;
  readonly name: string | undefined;
  readonly chain: Chain | undefined;
  readonly onClose: () => void;
}

/** Dialog with the account's address: as a QR code, as text, and to copy. */
export function ReceiveDialog({ address, name, chain, onClose }: ReceiveDialogProps) {
  const t = useCatalogue(pageCatalogue);
  const { chains } = useConfig();
  return (
    <Dialog title={t('receive.title')} onClose={onClose}>
      <div className="receive">
        <AddressCode text={address} label={t('receive.qr', { address })} />
        {name && (
          <p className="receive-name">
            <bdi>{formatName(name)}</bdi>
          </p>
        )}
        <p className="receive-address">
          <WholeAddress address={address} />
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

/** Quiet zone in modules; scanners need four (ISO/IEC 18004). */
const QUIET_MODULES = 4;

interface QrCodeProps {
  readonly text: string;
  /** Label for screen readers. */
  readonly label: string;
}

/** QR code, dark on light in every theme, as many cameras require. */
function AddressCode({ text, label }: QrCodeProps) {
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.M }), [text]);
  const size = code.size + QUIET_MODULES * 2;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_MODULES} y={-QUIET_MODULES} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#0b1a20" />
    </svg>
  );
}
