import type { Connector } from 'wagmi';
import { untilAborted } from './untilAborted.ts';

/**
 * The same connector for one attempt: what it is asked ends with the signal's reason when the
 * signal comes first. A late approval then changes nothing on the page.
 */
export function limited(connector: Connector, signal: AbortSignal): Connector {
  return {
    ...connector,
    getProvider: () => untilAborted(connector.getProvider(), signal),
    connect: (parameters) => untilAborted(connector.connect(parameters), signal),
    isAuthorized: () => untilAborted(connector.isAuthorized(), signal).catch(() => false),
  };
}
