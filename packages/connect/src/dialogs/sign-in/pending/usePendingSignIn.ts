import { useSyncExternalStore } from 'react';
import { useAccount } from 'wagmi';
import { useMooring } from '../../../core/MooringContext.ts';
import { pendingSignInsOf } from './pendingSignIns.ts';
import { nonePending, type PendingState } from './pendingState.ts';

/** The sign-in of the connected account that waits for its owners, if there is one. */
export function usePendingSignIn(): PendingState {
  const store = pendingSignInsOf(useMooring().config);
  const { address } = useAccount();
  const state = useSyncExternalStore(store.subscribe, store.get, () => nonePending);
  if (state.step === 'none') return state;
  return state.pending.address.toLowerCase() === address?.toLowerCase() ? state : nonePending;
}
