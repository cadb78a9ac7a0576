import type { Address, Hex } from 'viem';

/** A sign-in of this browser that waits for the owners of a multisig. */
export interface PendingSignIn {
  /** In upper or lower case. */
  readonly address: string;
  /** Where the account is. */
  readonly chainId: number;
  /** The text that the owners sign. */
  readonly message: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Sign-ins whose owners sign one after the other: the server keeps the message meanwhile. */
export interface PendingAuthentication {
  /** Keeps a message in the place of this browser's one before. */
  start(unsigned: { readonly message: string }): Promise<PendingSignIn>;
  /** What waits in this browser. */
  read(): Promise<PendingSignIn | null>;
  /**
   * Signs in by the owners' joined signatures, or by `0x` when they approved the message on chain;
   * false while it goes on waiting.
   */
  finish(signed: { readonly signature: Hex }): Promise<boolean>;
  /** Ends what waits in this browser. */
  cancel(): Promise<void>;
  /** Hears when another tab began, finished or ended one. Gives the way to stop. */
  subscribe?(listener: () => void): () => void;
}

/**
 * How a host signs people in: four functions, in the convention of the field, for any server; and where
 * it knows accounts of several owners, a part for those.
 */
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
  /** Without it a multisig signs in only when its wallet gives every owner's signature at once. */
  readonly pending?: PendingAuthentication;
}

/** Sign-in of a page as a store: those of `@mooring/sign-in`, or a host's own. */
export interface AuthenticationClient {
  readonly adapter: AuthenticationAdapter;
  /** The same object until something changes. */
  readonly getState: () =>
    | { readonly status: 'loading' | 'unauthenticated' }
    | {
        readonly status: 'authenticated';
        readonly session: { readonly address?: string | undefined };
      };
  /** Calls with every change of {@link getState}'s answer; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to ask the server; returns the way to stop. */
  readonly start: () => () => void;
}
