import connectStyles from '../connect/connect.css?inline';
import { useStylesheet } from '../theme/stylesheet.ts';
import { WalletIcon as KitWalletIcon, type WalletIconProps } from '../wallets/WalletIcon.tsx';

/**
 * Icon of a wallet: the announced one, or its logo; without one, and until it is loaded, the first letter of its name.
 * Hidden from screen readers, since the name is beside it.
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
