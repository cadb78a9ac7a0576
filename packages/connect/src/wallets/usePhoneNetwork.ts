import { readField } from '@mooring/internal';
import { useCallback, useSyncExternalStore } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { pairingOf } from './pairing.ts';

/** Network of a phone wallet. `name` is the application's name for it, or the id as `#10`. */
export interface PhoneNetwork {
  readonly chainId: number;
  readonly name: string;
}

/**
 * Returns the network that the connected phone reports, if its session does not include it; the application stays on
 * its own network. Undefined otherwise.
 *
 * @example
 * ```tsx
 * import { usePhoneNetwork } from '@mooring/connect';
 *
 * export function PhoneElsewhere() {
 *   const network = usePhoneNetwork();
 *   return network && <p role="status">Your phone is on {network.name}.</p>;
 * }
 * ```
 */
export function usePhoneNetwork(): PhoneNetwork | undefined {
  const { chains } = useConfig();
  const { connector } = useAccount();
  const pairing = pairingOf(connector);
  const subscribe = useCallback(
    (listener: () => void) => pairing?.subscribe(listener) ?? (() => {}),
    [pairing],
  );
  const read = () => readField(pairing?.getSession(), 'outsideChainId');
  const chainId = useSyncExternalStore(subscribe, read, () => undefined);
  if (typeof chainId !== 'number') return undefined;
  // Isolated, so that a right-to-left sentence keeps the sign before the number.
  const name = chains.find(({ id }) => id === chainId)?.name ?? `\u2066#${chainId}\u2069`;
  return { chainId, name };
}
