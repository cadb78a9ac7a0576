// All that is known of wallets that are not here: fetched as one chunk, when a person looks for one.
export { catalogue } from '../wallets/catalogue/catalogue.ts';
export { deviceOf } from '../wallets/catalogue/deviceOf.ts';
export { findWallet } from '../wallets/catalogue/findWallet.ts';
export { insideLinks } from '../wallets/catalogue/insideLinks.ts';
export { linkTarget, pairingLink } from '../wallets/catalogue/pairingLink.ts';
export { searchWallets } from '../wallets/catalogue/searchWallets.ts';
export { storeLink } from '../wallets/catalogue/storeLink.ts';
export { listedGroups } from './listedGroups.ts';
