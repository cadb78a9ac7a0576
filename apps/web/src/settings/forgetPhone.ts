import type { MooringConfig } from '@mooring/connect';

/** Storage key of wagmi for a possibly paired phone. */
const PAIRED = 'wagmi.pairing.session';

/**
 * Ends a pairing whose phone did not respond on this visit: it is not connected, so a disconnect skips it,
 * and its keys are in a separate database.
 */
export async function forgetPhone({ wagmi, storage }: MooringConfig): Promise<void> {
  if (storage.get(PAIRED) === null) return;
  await wagmi.connectors.find(({ type }) => type === 'pairing')?.disconnect();
}
