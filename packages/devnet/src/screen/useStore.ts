import type { Store } from '@mooring/testing/wallet';
import { useSyncExternalStore } from 'react';

/** Value of a store, kept up to date. */
export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
