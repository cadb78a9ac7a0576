import type { Config } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';

/** Suffix of the key by which wagmi's storage marks a wallet that the user disconnected. */
const DISCONNECTED_SUFFIX = '.disconnected';

/**
 * Keeps wallets disconnected that the user disconnected, until the page is closed. wagmi's connectors reconnect on the
 * wallet's next `accountsChanged`, which is right after an unlock and wrong after a disconnect. A click still connects.
 */
export function ignoreLeftWallets(wagmi: Config): void {
  const storage: { getItem(key: string): unknown } | null = wagmi.storage;
  if (!storage) return;
  async function muteLeftWallets(): Promise<void> {
    for (const { id, uid, emitter } of wagmi.connectors) {
      if (wagmi.state.connections.has(uid)) continue;
      if (await storage?.getItem(`${id}${DISCONNECTED_SUFFIX}`))
        emitter.off('connect', wagmi._internal.events.connect);
    }
  }
  keepLeftMarks(wagmi);
  watchConnectors(wagmi, { onChange: muteLeftWallets });
  wagmi.subscribe(({ connections }) => connections, muteLeftWallets);
  void muteLeftWallets();
}

/**
 * Keeps a wallet's mark until it connects. On each announcement, wagmi creates connectors for all wallets and drops
 * duplicates; the dropped ones still listen to their wallet, and would remove its mark.
 */
function keepLeftMarks(wagmi: Config): void {
  const storage: { removeItem(key: string): unknown } | null = wagmi.storage;
  if (!storage) return;
  const { removeItem } = storage;
  storage.removeItem = (key) => {
    const isConnecting = /connecting$/.test(wagmi.state.status);
    return key.endsWith(DISCONNECTED_SUFFIX) && !isConnecting
      ? undefined
      : removeItem.call(storage, key);
  };
}
