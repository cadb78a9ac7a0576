import type { Config, Connector } from 'wagmi';

/**
 * The connector for the Safe that has this page in its frame; nothing outside a frame, or where the
 * application hands none in. The kit imports no such connector: it is known by its type.
 */
export function safeAround({ connectors }: Pick<Config, 'connectors'>): Connector | undefined {
  // Neither is there on a server.
  if (globalThis.parent === globalThis.window) return undefined;
  return connectors.find(({ type }) => type === 'safe');
}
