import type { Config, Connector } from 'wagmi';

/**
 * Connector of the Safe that frames this page; undefined outside a frame, or without such a connector.
 * Identified by its type, which wagmi's own has too.
 */
export function safeAround({ connectors }: Pick<Config, 'connectors'>): Connector | undefined {
  // Both are undefined on a server.
  if (globalThis.parent === globalThis.window) return undefined;
  return connectors.find(({ type }) => type === 'safe');
}
