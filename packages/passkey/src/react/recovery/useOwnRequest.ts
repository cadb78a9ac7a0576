import { useMooringConfig } from '@mooring/connect/parts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  formatOwnRequest,
  type OwnRequest,
  parseOwnRequest,
  requestKey,
} from './request/storedRequest.ts';

/**
 * Returns the request of this device, and the function that stores or removes it. It is kept until it is removed, so that
 * a closed tab loses no signature.
 */
export function useOwnRequest(): readonly [
  OwnRequest | undefined,
  (next: OwnRequest | undefined) => void,
] {
  const { storage } = useMooringConfig();
  const read = useCallback(() => storage.get(requestKey), [storage]);
  const text = useSyncExternalStore(storage.subscribe, read, read);
  const own = useMemo(() => parseOwnRequest(text), [text]);
  const store = useCallback(
    (next: OwnRequest | undefined) => {
      if (next) storage.set(requestKey, formatOwnRequest(next));
      else storage.remove(requestKey);
    },
    [storage],
  );
  return [own, store];
}
