import type { Device } from '../core/catalogue/device.ts';

/** Returns the device that shows this page. @param announced rdns of every announced wallet */
export function deviceHere({ deviceOf }: WalletTable, announced: readonly string[]): Device {
  const { userAgent, maxTouchPoints, platform } = navigator;
  const telegram = 'TelegramWebviewProxy' in window;
  return deviceOf({ userAgent, maxTouchPoints, platform, telegram, announced });
}

/** Wallet list and its rules; loaded when a visitor looks for a wallet. */
export type WalletTable = typeof import('./walletTable.ts');

export function loadWalletTable(): Promise<WalletTable> {
  return import('./walletTable.ts');
}
