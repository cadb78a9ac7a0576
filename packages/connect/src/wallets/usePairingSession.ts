import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Pairing } from './pairing.ts';
import { type PairingSession, readPairingSession } from './pairingSession.ts';

/** Session of a phone's wallet; undefined without one. */
export function usePairingSession(pairing: Pairing | undefined): PairingSession | undefined {
  const subscribe = useCallback(
    (listener: () => void) => pairing?.subscribe(listener) ?? (() => {}),
    [pairing],
  );
  const session = useSyncExternalStore(
    subscribe,
    () => pairing?.getSession(),
    () => undefined,
  );
  return useMemo(() => readPairingSession(session), [session]);
}
