import type { Device } from '../core/catalogue/device.ts';

/** Device this page is shown on. @param announced the rdns of every wallet announced in it */
export function deviceHere({ deviceOf }: WalletTable, announced: readonly string[]): Device {
  const { userAgent, maxTouchPoints, platform } = navigator;
  const telegram = 'TelegramWebviewProxy' in window;
  return deviceOf({ userAgent, maxTouchPoints, platform, telegram, announced });
}

/** The catalogue of wallets and its rules; not needed before a person looks for a wallet. */
export type WalletTable = typeof import('./walletTable.ts');

export function loadWalletTable(): Promise<WalletTable> {
  return import('./walletTable.ts');
}
