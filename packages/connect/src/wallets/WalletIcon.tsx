interface WalletIconProps {
  readonly name: string;
  /** A checked `data:image/…` address. */
  readonly icon: string | undefined;
  readonly size?: 'medium' | 'large';
}

/** A wallet's own picture, or the first letter of its name. Silent: the name always stands beside it. */
export function WalletIcon({ name, icon, size = 'medium' }: WalletIconProps) {
  const className = `mooring-wallet-icon mooring-wallet-icon-${size}`;
  if (icon) return <img className={className} src={icon} alt="" />;
  const [letter = '?'] = name.trim().toUpperCase();
  return (
    <span className={`${className} mooring-monogram`} aria-hidden="true">
      {letter}
    </span>
  );
}
