export type { DemoPhoneControl } from '../demo-phone/control.ts';
export type { PhoneSettings } from '../demo-phone/settings.ts';
export type { HostSettings, SafeHostControl } from '../safe-host/page/settings.ts';
export { type Local, type LocalOptions, startLocal } from './startLocal.ts';
export { buildDemoWalletScript, withDemoWallet } from './withDemoWallet.ts';
