import connectStyles from '../connect/connect.css?inline';
import { useStylesheet } from '../theme/stylesheet.ts';
import { WalletIcon as KitWalletIcon, type WalletIconProps } from '../wallets/WalletIcon.tsx';

/**
 * A wallet's picture: as it announced it, or the mark people know; until that is loaded, and where there is none, the
 * first letter of its name. Silent: the name stands beside it.
 */
export function WalletIcon(props: WalletIconProps) {
  useStylesheet(connectStyles);
  return <KitWalletIcon {...props} />;
}
