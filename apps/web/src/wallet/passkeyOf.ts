import type { PasskeyControl } from '@mooring/passkey';
import type { Connector } from 'wagmi';

/** Control of accounts by passkey, where the site offers them. */
export function passkeyOf(connectors: readonly Connector[]): PasskeyControl | undefined {
  const connector = connectors.find(({ type }) => type === 'passkey');
  // The type is the connector's of `@mooring/passkey` alone.
  return connector && (Reflect.get(connector, 'passkey') as PasskeyControl);
}
