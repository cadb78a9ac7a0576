import type { Connector } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import { putFirst, rememberedAccount } from '../account/activeAccount.ts';
import { limited } from '../connect/limited.ts';
import type { MooringConfig } from './createMooringConfig.ts';

/**
 * Brings back the wallet of the last visit, and that one only, within the time limit; a wallet that
 * announces itself late is waited for. Nothing is asked of a wallet that was not connected.
 * @returns once the session is known, one way or the other
 */
export async function restoreSession(config: MooringConfig): Promise<void> {
  const { wagmi, timeouts } = config;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeouts.restoreMs);
  try {
    const id = await wagmi.storage?.getItem('recentConnectorId');
    if (typeof id !== 'string') return;
    const connector = await connectorOf(config, id, limit.signal);
    if (!connector) return;
    await reconnect(wagmi, { connectors: [limited(connector, limit.signal)] });
    putFirst(wagmi, rememberedAccount(config.storage, id));
  } finally {
    clearTimeout(timer);
  }
}

/** The connector, as soon as it is there; nothing when the limit comes first. */
function connectorOf(
  { wagmi }: MooringConfig,
  id: string,
  signal: AbortSignal,
): Promise<Connector | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const found = wagmi.connectors.find((connector) => connector.id === id);
      if (found || signal.aborted) {
        stop();
        resolve(found);
      }
    };
    const stop = wagmi._internal.connectors.subscribe(look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });
}
