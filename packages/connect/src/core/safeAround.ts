import type { Config, Connector } from 'wagmi';

/**
 * Returns the connector of the Safe that embeds this page; undefined outside a frame, or without such a connector.
 * Identified by its type, which wagmi's Safe connector has too.
 */
export function safeAround({ connectors }: Pick<Config, 'connectors'>): Connector | undefined {
  // Both are undefined on a server.
  if (globalThis.parent === globalThis.window) return undefined;
  return connectors.find(({ type }) => type === 'safe');
}
