import { useCallback } from 'react';
import { type Monogram, monogram } from '../core/catalogue/monogram.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { useMooring } from '../core/MooringContext.ts';
import { usePicture } from '../core/marks/usePicture.ts';
import { ownIcon } from '../core/text/ownIcon.ts';

/** Fetches the table of marks, but none of them. */
export const importWalletMarks = () => import('../core/marks/walletMarks.ts');

/** Props of {@link WalletIcon}. */
export interface WalletIconProps {
  readonly name: string;
  /** A checked address of the picture that it announced. */
  readonly icon?: string | undefined;
  /** Its row, of the catalogue or the host's own. */
  readonly row?: Wallet | undefined;
  readonly size?: 'medium' | 'large';
}

/**
 * A wallet's picture: as it announced it, as the host gave it, or the mark people know, loaded once it is
 * shown. Until then, and where none can be had, the first letter of its name. Silent: the name always stands
 * beside it.
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
 * Its colour is drawn, since one that is data can be no inline style where the page forbids them. The letter
 * is not: text in a picture takes a browser several times as long to lay out.
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
