// Wallet list and its rules: one lazy chunk, loaded when a visitor looks for a wallet.
export { catalogue } from '../core/catalogue/catalogue.ts';
export {
  appLink,
  appTarget,
  connectionLink,
  connectionMethod,
  isOpenedHere,
} from '../core/catalogue/connectionMethod.ts';
export { deviceOf } from '../core/catalogue/device.ts';
export { findWallet, searchWallets, walletOfRdns } from '../core/catalogue/findWallet.ts';
export { listedGroups } from '../core/catalogue/walletGroups.ts';
export { insideLinks, pairingLink, storeLink } from '../core/catalogue/walletLinks.ts';
