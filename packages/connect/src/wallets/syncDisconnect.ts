import { connectorKind } from '@mooring/internal';
import type { Config } from 'wagmi';

/**
 * Leaves the wallet when it was left in another tab, also one of a time when this page was asleep: not every wallet
 * tells its pages. The Safe around a page is no matter of tabs.
 * @returns stops watching
 */
export function syncDisconnect(wagmi: Config): () => void {
  async function compareWithStorage(): Promise<void> {
    const { storage } = wagmi;
    const { current, connections } = wagmi.state;
    const connector = current === null ? undefined : connections.get(current)?.connector;
    if (!storage || !connector || connectorKind(connector) === 'safe') return;
    const stored: { getItem(key: string): unknown } = storage;
    // wagmi's own `disconnect` keeps the first, and leaves a mark for wallets of the page.
    const isKnown = await stored.getItem('recentConnectorId');
    const isLeft = !isKnown || (await stored.getItem(`${connector.id}.disconnected`));
    // As if the wallet had said so: the other tab has told it already.
    if (isLeft) connector.emitter.emit('disconnect');
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
