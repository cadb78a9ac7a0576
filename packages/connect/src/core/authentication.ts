import { createContext } from 'react';
import type { Address, Hex } from 'viem';
import type { Config, Connector } from 'wagmi';
import type { ConnectionAttempt } from './connectionAttempt.ts';

/** Status of sign-in; `loading` until it is known. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated';

/** Value of {@link AuthenticationProvider}. */
export interface AuthenticationValue {
  readonly adapter: AuthenticationAdapter;
  readonly status: AuthenticationStatus;
  /** Signed-in address, if known to the host. */
  readonly address: string | undefined;
  /** True if only a signed-in visitor counts as connected. */
  readonly required: boolean;
  /** Signs out once, with a timeout of a few seconds; rejects on failure. */
  readonly signOut: () => Promise<void>;
  /** Freezes the status until the returned function is called, while disconnecting. */
  readonly hold: () => () => void;
  /** Nonces of the adapter. */
  readonly nonces: Nonces;
  /** One-prompt sign-in; undefined if disabled. */
  readonly onePrompt: OnePromptSignIn | undefined;
}

/**
 * Nonces of a page: prefetched, each used once. All components share one store, since a server may set a nonce's cookie
 * with each first answer.
 */
export interface Nonces {
  /** Prefetches a nonce. @throws the error of the host's server */
  prefetch(): Promise<void>;
  /** Returns the prefetched nonce if it is recent enough, or a new one; never the same twice. */
  take(): Promise<string>;
  /** Returns the nonce taken last, unused, for the next `take`. */
  putBack(): void;
  /** Drops the prefetched nonce, which another sign-in may have invalidated. */
  forget(): void;
}

/** One-prompt sign-in, for wallets that support it. */
export interface OnePromptSignIn {
  /** Prefetches a nonce, and adds sign-in to the next pairing links. */
  prepare(wagmi: Pick<Config, 'connectors' | 'state' | 'storage'>): void;
  /**
   * Connects, and signs in if the wallet supports it; resolves to true if signed in.
   * @param chainId chain of the message
   */
  connect(
    attempt: ConnectionAttempt,
    chainId: number,
    connect: (attempt: ConnectionAttempt) => Promise<unknown>,
  ): Promise<boolean>;
  /**
   * Returns a function that removes sign-in from a wallet's requests for the rest of the visit; undefined unless such a
   * request is pending.
   */
  skipSignIn(connector: Connector): Promise<(() => void) | undefined>;
  /** Signs in with the sign-in that a phone signed while connecting, if any; resolves to true if signed in. */
  finish(connector: Connector): Promise<boolean>;
}

/** Context of sign-in; null without it. Hosts without sign-in load no other code of it at first. */
export const AuthenticationContext = createContext<AuthenticationValue | null>(null);

/** Returns the sign-in status of an account; another account's sign-in does not count. */
export function authenticationOf(
  { status, address }: Pick<AuthenticationValue, 'status' | 'address'>,
  account: string | undefined,
): AuthenticationStatus {
  const belongs = address === undefined || address.toLowerCase() === account?.toLowerCase();
  return status === 'authenticated' && !belongs ? 'unauthenticated' : status;
}

/** Sign-in of this browser that waits for signatures of a multisig's owners. */
export interface PendingSignIn {
  /** Address, in any letter case. */
  readonly address: string;
  /** Chain of the account. */
  readonly chainId: number;
  /** Message the owners sign. */
  readonly message: string;
  /** Time of expiry, ISO 8601. */
  readonly expiresAt: string;
}

/** Sign-ins that owners sign one by one, with the message stored on the server. */
export interface PendingAuthentication {
  /** Stores a message, replacing this browser's previous one. */
  start(unsigned: { readonly message: string }): Promise<PendingSignIn>;
  /** Returns the pending sign-in of this browser; null without one. */
  read(): Promise<PendingSignIn | null>;
  /**
   * Signs in with the owners' concatenated signatures, or `0x` for an onchain approval; false while still
   * pending.
   */
  finish(signed: { readonly signature: Hex }): Promise<boolean>;
  /** Cancels the pending sign-in. */
  cancel(): Promise<void>;
  /** Calls the listener when another tab starts, finishes or cancels one. Returns a function that unsubscribes. */
  subscribe?(listener: () => void): () => void;
}

/**
 * Adapter between the kit's sign-in and a host's server: four functions, named as in other kits, and `pending` for hosts
 * that support multisig accounts.
 */
export interface AuthenticationAdapter {
  /** Fetches a nonce from the server, for one message. */
  getNonce(): Promise<string>;
  /** Creates the message to sign (EIP-4361). `address` is checksummed, `chainId` the wallet's. */
  createMessage(fields: {
    readonly nonce: string;
    readonly address: Address;
    readonly chainId: number;
  }): string | Promise<string>;
  /** Verifies the signature on the server; true once signed in. */
  verify(proof: { readonly message: string; readonly signature: Hex }): Promise<boolean>;
  /** Ends the session on the server. */
  signOut(): Promise<void>;
  /** Pending sign-ins. Without them, a multisig can sign in only if its wallet returns all signatures together. */
  readonly pending?: PendingAuthentication;
}

/** Store of a page's sign-in: that of `@mooring/sign-in`, or the host's own. */
export interface AuthenticationClient {
  readonly adapter: AuthenticationAdapter;
  /** Current state; the same object until it changes. */
  readonly getState: () =>
    | { readonly status: 'loading' | 'unauthenticated' }
    | {
        readonly status: 'authenticated';
        readonly session: { readonly address?: string | undefined };
      };
  /** Calls the listener on each change of {@link getState}. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts loading the session. Returns a function that stops it. */
  readonly start: () => () => void;
}
