import type { Device } from '../core/catalogue/device.ts';

/**
 * Whether a wallet on a phone is opened on this device, rather than scanning from another one. Without
 * a name that is so where the system asks which application a link is for (Android).
 */
export function isOpenedHere(
  { platform, wallet, telegram }: Pick<Device, 'platform' | 'wallet' | 'telegram'>,
  named: boolean,
): boolean {
  if (platform === 'desktop' || wallet !== undefined) return false;
  return named || (platform === 'android' && !telegram);
}
