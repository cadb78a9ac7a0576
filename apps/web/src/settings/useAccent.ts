import type { AccentName, DeviceStorage } from '@mooring/connect';
import { useCallback, useSyncExternalStore } from 'react';
import { accentOf } from './accent.ts';

const STORED_AS = 'accent';

/** Accent colour of this device, and its setter; synced across tabs. */
export function useAccent(storage: DeviceStorage): {
  readonly accent: AccentName;
  readonly setAccent: (accent: AccentName) => void;
} {
  const stored = useSyncExternalStore(storage.subscribe, () => storage.get(STORED_AS));
  const setAccent = useCallback((accent: AccentName) => storage.set(STORED_AS, accent), [storage]);
  return { accent: accentOf(stored), setAccent };
}
