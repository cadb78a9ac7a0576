export { type Installable, installTestWallet } from './installTestWallet.ts';
