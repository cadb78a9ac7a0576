import { parseJson } from '@mooring/internal';
import type { DeviceStorage } from '../core/deviceStorage.ts';

const STORED_AS = 'recent-wallets';
const MOST = 3;
const LONGEST_ID = 253;

/** Ids of the wallets used last on this device, newest first, at most 3. */
export function readRecentWallets(storage: DeviceStorage): readonly string[] {
  const ids = parseJson(storage.get(STORED_AS));
  if (!Array.isArray(ids)) return [];
  return ids
    .filter((id): id is string => typeof id === 'string' && id.length <= LONGEST_ID)
    .slice(0, MOST);
}

/** Puts a wallet in front of the recent ones. */
export function rememberWallet(storage: DeviceStorage, id: string): void {
  const others = readRecentWallets(storage).filter((other) => other !== id);
  storage.set(STORED_AS, JSON.stringify([id, ...others].slice(0, MOST)));
}
