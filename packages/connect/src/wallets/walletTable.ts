// All that is known of wallets that are not here: fetched as one chunk, when a person looks for one.
export { catalogue } from '../core/catalogue/catalogue.ts';
export { deviceOf } from '../core/catalogue/deviceOf.ts';
export { findWallet } from '../core/catalogue/findWallet.ts';
export { insideLinks } from '../core/catalogue/insideLinks.ts';
export { linkTarget, pairingLink } from '../core/catalogue/pairingLink.ts';
export { searchWallets } from '../core/catalogue/searchWallets.ts';
export { storeLink } from '../core/catalogue/storeLink.ts';
export { listedGroups } from './listedGroups.ts';
