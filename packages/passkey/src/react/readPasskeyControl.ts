import type { MaybeMooring } from '@mooring/internal';
import type { PasskeyControl } from '../passkeyControl.ts';

/** Control of a connector for accounts without a wallet; undefined for any other connector. */
export function readPasskeyControl({
  mooring,
}: MaybeMooring<'passkey', PasskeyControl> = {}): PasskeyControl | undefined {
  return mooring?.kind === 'passkey' ? mooring.control : undefined;
}
