import type { DeviceStorage } from '@mooring/connect';
import { useEffect, useState } from 'react';
import { type StoredAmount, storedKinds } from './storedKinds.ts';

/** Stored data of this device, updated on changes, also by other tabs. */
export function useStoredKinds(storage: DeviceStorage): readonly StoredAmount[] {
  const [kinds, setKinds] = useState(() => storedKinds(storage));
  useEffect(() => {
    const look = () => setKinds(storedKinds(storage));
    look();
    return storage.subscribe(look);
  }, [storage]);
  return kinds;
}
