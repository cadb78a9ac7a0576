import { useCallback } from 'react';
import { type Monogram, monogram } from '../core/catalogue/monogram.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { useMooring } from '../core/MooringContext.ts';
import { usePicture } from '../core/marks/usePicture.ts';
import { ownIcon } from '../core/text/ownIcon.ts';

/** Loads the table of marks; each mark loads when it is shown. */
export const importWalletMarks = () => import('../core/marks/walletMarks.ts');

/** Props of {@link WalletIcon}. */
export interface WalletIconProps {
  readonly name: string;
  /** Validated URL of the icon that the wallet announced. */
  readonly icon?: string | undefined;
  /** Row of the wallet list or of the host's groups. */
  readonly row?: Wallet | undefined;
  readonly size?: 'medium' | 'large';
}

/**
 * Icon of a wallet: the announced one, the host's, or the wallet's mark, loaded when it is shown. Until then, or
 * without any, the first letter of the name. Hidden from screen readers, since the name is always beside it.
 */
export function WalletIcon({ name, icon, row, size = 'medium' }: WalletIconProps) {
  const className = `mooring-wallet-icon mooring-wallet-icon-${size}`;
  const { storage } = useMooring().config;
  const load = useCallback(
    async () => row && (await importWalletMarks()).walletMark(row, storage),
    [row, storage],
  );
  const picture = usePicture([icon, ownIcon(row?.icon)], row?.id, load);
  if (picture)
    return <img className={className} alt="" referrerPolicy="no-referrer" {...picture} />;
  if (row) return <Tile className={className} {...monogram({ name, accent: row.accent })} />;
  const [letter = '?'] = name.trim().toUpperCase();
  return (
    <span className={`${className} mooring-monogram`} aria-hidden="true">
      {letter}
    </span>
  );
}

/**
 * Tile with a letter. The colour is an SVG fill, since a content security policy can forbid inline styles. The letter
 * is HTML: browsers take several times as long to lay out text in SVG.
 */
function Tile({ className, letter, background, color }: Monogram & { className: string }) {
  const shade = color === '#000000' ? 'dark' : 'light';
  return (
    <span className={`${className} mooring-tile mooring-tile-${shade}`} aria-hidden="true">
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={background} />
      </svg>
      {letter}
    </span>
  );
}
