import { useState } from 'react';
import { type Monogram, monogram } from '../core/catalogue/monogram.ts';

interface WalletIconProps {
  readonly name: string;
  /** A checked address of a picture. */
  readonly icon: string | undefined;
  /** Its brand's colour, for the tile where there is no picture. */
  readonly accent?: string | undefined;
  readonly size?: 'medium' | 'large';
}

/**
 * A wallet's own picture, or the first letter of its name, as where the picture cannot be had. Silent:
 * the name always stands beside it.
 */
export function WalletIcon({ name, icon, accent, size = 'medium' }: WalletIconProps) {
  const className = `mooring-wallet-icon mooring-wallet-icon-${size}`;
  const [missing, setMissing] = useState('');
  if (icon && icon !== missing) {
    const onError = () => setMissing(icon);
    return (
      <img className={className} src={icon} alt="" referrerPolicy="no-referrer" onError={onError} />
    );
  }
  if (accent !== undefined) return <Tile className={className} {...monogram({ name, accent })} />;
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
