import type { Device } from '../core/catalogue/device.ts';
import type { WalletTable } from './loadWalletTable.ts';

/**
 * The `target` of a link to a wallet's app. A web address gets a page of its own: where the app is not
 * installed, the browser would leave this one for it.
 */
export function appTarget(
  { linkTarget }: Pick<WalletTable, 'linkTarget'>,
  device: Device,
  href: string | undefined,
): '_blank' | undefined {
  return href?.startsWith('https:') ? '_blank' : linkTarget(device);
}
