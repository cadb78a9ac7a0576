import { connectorKind } from '@mooring/internal';
import type { Config } from 'wagmi';

/**
 * Disconnects the wallet when it is disconnected in another tab, also while this page was frozen: not every wallet
 * notifies its pages. The Safe around a page is not affected.
 * @returns the function that stops watching
 */
export function syncDisconnect(wagmi: Config): () => void {
  async function compareWithStorage(): Promise<void> {
    const { storage } = wagmi;
    const { current, connections } = wagmi.state;
    const connector = current === null ? undefined : connections.get(current)?.connector;
    if (!storage || !connector || connectorKind(connector) === 'safe') return;
    const stored: { getItem(key: string): unknown } = storage;
    // wagmi's `disconnect` keeps the first key, and sets the second for installed wallets.
    const isRecent = await stored.getItem('recentConnectorId');
    const isDisconnected = !isRecent || (await stored.getItem(`${connector.id}.disconnected`));
    // Same as the wallet's own event: the other tab has disconnected the wallet already.
    if (isDisconnected) connector.emitter.emit('disconnect');
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || /\.(?:recentConnectorId|disconnected)$/.test(key))
      void compareWithStorage();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void compareWithStorage();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
