// All that is known of wallets that are not here: fetched as one chunk, when a person looks for one.
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
