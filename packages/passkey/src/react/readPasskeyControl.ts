import type { MaybeMooring } from '@mooring/internal';
import type { PasskeyControl } from '../passkeyControl.ts';

/** Returns the control of a passkey connector; undefined for any other connector. */
export function readPasskeyControl({
  mooring,
}: MaybeMooring<'passkey', PasskeyControl> = {}): PasskeyControl | undefined {
  return mooring?.kind === 'passkey' ? mooring.control : undefined;
}
