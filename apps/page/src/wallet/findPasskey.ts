import type { PasskeyControl } from '@mooring/passkey';
import type { Connector } from 'wagmi';

/** Returns the control of passkey accounts; undefined if the site has no passkey connector. */
export function findPasskey(connectors: readonly Connector[]): PasskeyControl | undefined {
  for (const connector of connectors) {
    const part: unknown = Reflect.get(connector, 'mooring');
    if (Object(part).kind === 'passkey') return Object(part).control;
  }
  return undefined;
}
