import type { DeviceStorage } from '@mooring/connect';
import { useEffect, useState } from 'react';
import { type StoredAmount, storedKinds } from './storedKinds.ts';

/** What is kept on this device, followed as it changes, in other tabs too. */
export function useStoredKinds(storage: DeviceStorage): readonly StoredAmount[] {
  const [kinds, setKinds] = useState(() => storedKinds(storage));
  useEffect(() => {
    const look = () => setKinds(storedKinds(storage));
    look();
    return storage.subscribe(look);
  }, [storage]);
  return kinds;
}
