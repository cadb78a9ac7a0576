// Rarely used screens of the Connect dialog: one lazy chunk with its own texts.
import css from './screens.css?inline';

export { AboutWallets, GetWallet, GetWallets } from './GetWallet.tsx';
export { PhoneScreen } from './PhoneScreen.tsx';
export { QrScreen } from './QrScreen.tsx';
export { WalletBrowserScreen } from './WalletBrowserScreen.tsx';

/** Stylesheet of the screens. */
export const styles: string = css;
