import { parseJson } from '@mooring/internal';
import type { DeviceStorage } from '../core/deviceStorage.ts';

const RECENT_KEY = 'recent-wallets';
const MOST_RECENT = 3;
const LONGEST_WALLET_ID = 253;

/** Returns the ids of the wallets used last on this device, newest first, at most 3. */
export function readRecentWallets(storage: DeviceStorage): readonly string[] {
  const ids = parseJson(storage.get(RECENT_KEY));
  if (!Array.isArray(ids)) return [];
  return ids
    .filter((id): id is string => typeof id === 'string' && id.length <= LONGEST_WALLET_ID)
    .slice(0, MOST_RECENT);
}

/** Stores a wallet as the most recent one. */
export function rememberWallet(storage: DeviceStorage, id: string): void {
  const others = readRecentWallets(storage).filter((other) => other !== id);
  storage.set(RECENT_KEY, JSON.stringify([id, ...others].slice(0, MOST_RECENT)));
}
