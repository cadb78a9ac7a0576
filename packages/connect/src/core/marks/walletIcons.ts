import { parseJson } from '@mooring/internal';
import type { DeviceStorage } from '../deviceStorage.ts';
import { isSafeIcon } from '../text/isSafeIcon.ts';

const ICONS_KEY = 'wallet-icons';
const MOST_ICONS = 3;
/** Maximum length of a stored icon, in characters: the page shares the storage. */
const LONGEST_STORED_ICON = 20_000;

type StoredIcon = readonly [rdns: string, icon: string];

/** Returns the stored icon of a wallet used on this device, by any of its rdns. */
export function readWalletIcon(
  storage: DeviceStorage,
  rdns: readonly string[] = [],
): string | undefined {
  return readIcons(storage).find(([name]) => rdns.includes(name))?.[1];
}

/** Stores the icon that a wallet announced; keeps the last 3. */
export function rememberWalletIcon(
  storage: DeviceStorage,
  { id, icon }: { readonly id: string; readonly icon?: string | undefined },
): void {
  if (!isSafeIcon(icon) || icon.length > LONGEST_STORED_ICON) return;
  const others = readIcons(storage).filter(([name]) => name !== id);
  storage.set(ICONS_KEY, JSON.stringify([[id, icon], ...others].slice(0, MOST_ICONS)));
}

function readIcons(storage: DeviceStorage): readonly StoredIcon[] {
  const stored = parseJson(storage.get(ICONS_KEY));
  return Array.isArray(stored) ? stored.filter(isStoredIcon) : [];
}

function isStoredIcon(entry: unknown): entry is StoredIcon {
  return Array.isArray(entry) && typeof entry[0] === 'string' && isSafeIcon(entry[1]);
}
