import { parseState, type WalletState } from '@mooring/testing/wallet';
import type { Address } from 'viem';
import {
  createStoredValue,
  type StoredValue,
  type StringStorage,
} from '../../demo-wallet/storedValue.ts';

const PREFIX = 'demo-phone.session.';

/** State of a session besides the library's record: its network and its batches. */
export function openSessionState(topic: string, storage: StringStorage): StoredValue<WalletState> {
  return createStoredValue({ key: PREFIX + topic, storage, parse: parseState });
}

/** Deletes the state of ended sessions. */
export function forgetOtherSessions(topics: readonly string[], storage: Storage): void {
  const kept = new Set(topics.map((topic) => PREFIX + topic));
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && !kept.has(key)) storage.removeItem(key);
  }
}

/**
 * Wallet state while handling one request: the session's account, and the network of the request. A network
 * the wallet switches to is set in `chainId`; the caller stores it and notifies the site.
 */
export function stateForRequest(
  kept: StoredValue<WalletState>,
  { account, chainId }: { account: Address; chainId: number },
): StoredValue<WalletState> {
  let current = chainId;
  const view = (state: WalletState): WalletState => ({
    ...state,
    connected: [account],
    selected: account,
    chainId: current,
  });
  return {
    ...kept,
    get: () => view(kept.get()),
    update(change) {
      kept.update((state) => {
        const next = change(view(state));
        current = next.chainId ?? current;
        return { ...next, connected: [], selected: null, chainId: state.chainId };
      });
    },
  };
}
