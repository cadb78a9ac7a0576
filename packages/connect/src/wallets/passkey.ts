import type { MaybeMooring } from '@mooring/internal';
import type { Address, Hex } from 'viem';

/** Control of a passkey connector, reduced to the part that sign-in uses. */
export interface PasskeyControl {
  readonly owners?: {
    /** Signs a message of a Safe as one of its owners, after a review. */
    sign(request: {
      readonly chainId: number;
      readonly safe: Address;
      readonly message: string;
    }): Promise<Hex>;
  };
}

/** Returns a connector's passkey control; undefined unless it connects passkey accounts. */
export function passkeyOf({
  mooring,
}: MaybeMooring<'passkey', PasskeyControl> = {}): PasskeyControl | undefined {
  return mooring?.kind === 'passkey' ? mooring.control : undefined;
}
