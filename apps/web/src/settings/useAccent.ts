import { type AccentName, accents, type DeviceStorage } from '@mooring/connect';
import { useCallback, useSyncExternalStore } from 'react';

const ACCENT_KEY = 'accent';

/** Accent colour of this device, and its setter; synced across tabs. */
export function useAccent(storage: DeviceStorage): {
  readonly accent: AccentName;
  readonly setAccent: (accent: AccentName) => void;
} {
  const stored = useSyncExternalStore(
    storage.subscribe,
    () => storage.get(ACCENT_KEY),
    () => null,
  );
  const setAccent = useCallback((accent: AccentName) => storage.set(ACCENT_KEY, accent), [storage]);
  return { accent: accentOf(stored), setAccent };
}

/** Default accent. */
const defaultAccent: AccentName = 'harbour';

export function isAccentName(name: unknown): name is AccentName {
  return typeof name === 'string' && Object.hasOwn(accents, name);
}

/** Accent stored on this device; the default for unknown values. */
export function accentOf(stored: string | null): AccentName {
  return isAccentName(stored) ? stored : defaultAccent;
}
