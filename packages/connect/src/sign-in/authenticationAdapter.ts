import type { Address, Hex } from 'viem';

/** How a host signs people in: four functions, in the convention of the field, for any server. */
export interface AuthenticationAdapter {
  /** A nonce of the server, for one message. */
  getNonce(): Promise<string>;
  /** The text to sign (EIP-4361). `address` has its checksum, `chainId` is where the wallet is. */
  createMessage(fields: {
    readonly nonce: string;
    readonly address: Address;
    readonly chainId: number;
  }): string | Promise<string>;
  /** Whether the server takes the signature; from then on the person is signed in. */
  verify(proof: { readonly message: string; readonly signature: Hex }): Promise<boolean>;
  /** Ends the session on the server. */
  signOut(): Promise<void>;
}
