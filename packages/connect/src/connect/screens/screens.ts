// The screens of the Connect dialog that draw codes: fetched as one chunk, when somebody may need them.
export { GetWallet } from './GetWallet.tsx';
export { GetWallets } from './GetWallets.tsx';
export { InsideScreen } from './InsideScreen.tsx';
export { PhoneScreen } from './PhoneScreen.tsx';
export { QrScreen } from './QrScreen.tsx';
