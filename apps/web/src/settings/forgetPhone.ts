import type { MooringConfig } from '@mooring/connect';

/** Where wagmi notes that a phone may still be paired. */
const PAIRED = 'wagmi.pairing.session';

/**
 * Ends what is left of a pairing whose phone did not answer on this visit: it is not connected, so
 * disconnecting passes it over, and its keys lie in a database of their own.
 */
export async function forgetPhone({ wagmi, storage }: MooringConfig): Promise<void> {
  if (storage.get(PAIRED) === null) return;
  await wagmi.connectors.find(({ type }) => type === 'pairing')?.disconnect();
}
