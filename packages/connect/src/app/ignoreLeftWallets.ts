import type { Config } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';

/** End of the key under which wagmi's storage marks a wallet that a person has left. */
const LEFT = '.disconnected';

/**
 * Stays out of wallets that a person has left, for the life of the page. wagmi's own connectors come back at the next
 * `accountsChanged` of the wallet: right after an unlock, wrong after a disconnect. A click connects as ever.
 */
export function ignoreLeftWallets(wagmi: Config): void {
  const storage: { getItem(key: string): unknown } | null = wagmi.storage;
  if (!storage) return;
  async function muteLeftWallets(): Promise<void> {
    for (const { id, uid, emitter } of wagmi.connectors) {
      if (wagmi.state.connections.has(uid)) continue;
      if (await storage?.getItem(`${id}${LEFT}`))
        emitter.off('connect', wagmi._internal.events.connect);
    }
  }
  keepLeftMarks(wagmi);
  watchConnectors(wagmi, { onChange: muteLeftWallets });
  wagmi.subscribe(({ connections }) => connections, muteLeftWallets);
  void muteLeftWallets();
}

/**
 * Keeps the mark of a wallet until somebody connects. Each time that a wallet announces itself, wagmi makes connectors
 * of all, and drops those it has; the dropped ones listen to their wallet all the same, and remove its mark.
 */
function keepLeftMarks(wagmi: Config): void {
  const storage: { removeItem(key: string): unknown } | null = wagmi.storage;
  if (!storage) return;
  const { removeItem } = storage;
  storage.removeItem = (key) => {
    const isConnecting = /connecting$/.test(wagmi.state.status);
    return key.endsWith(LEFT) && !isConnecting ? undefined : removeItem.call(storage, key);
  };
}
