import connectStyles from '../connect/connect.css?inline';
import { useStylesheet } from '../theme/stylesheet.ts';
import { WalletIcon as KitWalletIcon, type WalletIconProps } from '../wallets/WalletIcon.tsx';

/**
 * A wallet's picture: as it announced it, or the mark people know; until that is loaded, and where there is none, the
 * first letter of its name. Silent: the name stands beside it.
 *
 * @example
 * ```tsx
 * import { useInstalledWallets, WalletIcon } from '@mooring/connect/parts';
 *
 * export const Installed = () =>
 *   useInstalledWallets().map((wallet) => (
 *     <li key={wallet.id}>
 *       <WalletIcon name={wallet.name} icon={wallet.icon} /> {wallet.name}
 *     </li>
 *   ));
 * ```
 */
export function WalletIcon(props: WalletIconProps) {
  useStylesheet(connectStyles);
  return <KitWalletIcon {...props} />;
}
