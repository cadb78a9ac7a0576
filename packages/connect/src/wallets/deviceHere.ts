import type { Device } from '../core/catalogue/device.ts';
import type { WalletTable } from './loadWalletTable.ts';

/** What this page is shown on. @param announced the rdns of every wallet announced in it */
export function deviceHere({ deviceOf }: WalletTable, announced: readonly string[]): Device {
  const { userAgent, maxTouchPoints, platform } = navigator;
  const telegram = 'TelegramWebviewProxy' in window;
  return deviceOf({ userAgent, maxTouchPoints, platform, telegram, announced });
}
