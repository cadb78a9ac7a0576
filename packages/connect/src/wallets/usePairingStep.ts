import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Pairing } from './pairing.ts';
import { type PairingStep, readPairingStep } from './pairingStep.ts';

/** Returns the state of a pairing; `idle` without one. */
export function usePairingStep(pairing: Pairing | undefined): PairingStep {
  const subscribe = useCallback(
    (listener: () => void) => pairing?.subscribe(listener) ?? (() => {}),
    [pairing],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => pairing?.getState(),
    () => undefined,
  );
  return useMemo(() => readPairingStep(state), [state]);
}
