import type { PasskeyControl } from '@mooring/passkey';
import type { Connector } from 'wagmi';

/** Control of accounts by passkey, where the site offers them. */
export function passkeyOf(connectors: readonly Connector[]): PasskeyControl | undefined {
  for (const connector of connectors) {
    const part: unknown = Reflect.get(connector, 'mooring');
    if (Object(part).kind === 'passkey') return Object(part).control;
  }
  return undefined;
}
