import type { MaybeMooring } from '@mooring/internal';
import type { Address, Hex } from 'viem';

/** What sign-in needs of the control of a connector for accounts without a wallet. */
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

/** Returns a connector's passkey control; undefined when it is not one for accounts without a wallet. */
export function passkeyOf({
  mooring,
}: MaybeMooring<'passkey', PasskeyControl> = {}): PasskeyControl | undefined {
  return mooring?.kind === 'passkey' ? mooring.control : undefined;
}
