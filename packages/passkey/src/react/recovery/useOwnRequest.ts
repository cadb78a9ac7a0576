import { useMooringConfig } from '@mooring/connect/parts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { RecoveryRequest } from './request/recoveryRequest.ts';
import {
  formatOwnRequest,
  type OwnRequest,
  parseOwnRequest,
  requestKey,
} from './request/storedRequest.ts';

/** Request of this device. It is kept until it is removed, so that a closed tab loses no signature. */
interface StoredOwnRequest {
  readonly own: OwnRequest | undefined;
  readonly store: (next: OwnRequest) => void;
  /** Changes the request as it is stored: what another tab or a slower check added meanwhile stays. */
  readonly change: (change: (now: RecoveryRequest) => RecoveryRequest) => void;
  readonly remove: () => void;
}

/** Returns the request of this device. */
export function useOwnRequest(): StoredOwnRequest {
  const { storage } = useMooringConfig();
  const read = useCallback(() => storage.get(requestKey), [storage]);
  const text = useSyncExternalStore(storage.subscribe, read, read);
  const own = useMemo(() => parseOwnRequest(text), [text]);
  const actions = useMemo(() => {
    const store = (next: OwnRequest) => storage.set(requestKey, formatOwnRequest(next));
    return {
      store,
      change(change: (now: RecoveryRequest) => RecoveryRequest) {
        const now = parseOwnRequest(storage.get(requestKey));
        if (now) store({ ...now, request: change(now.request) });
      },
      remove: () => storage.remove(requestKey),
    };
  }, [storage]);
  return { own, ...actions };
}
