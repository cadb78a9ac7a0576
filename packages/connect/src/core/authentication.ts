import { createContext } from 'react';
import type { Address, Hex } from 'viem';
import type { Config, Connector } from 'wagmi';
import type { ConnectionAttempt } from './connectionAttempt.ts';

/** Status of sign-in; `loading` until the host knows. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated';

/** Value of {@link AuthenticationProvider}. */
export interface AuthenticationValue {
  readonly adapter: AuthenticationAdapter;
  readonly status: AuthenticationStatus;
  /** Signed-in address, if known to the host. */
  readonly address: string | undefined;
  /** True when only a signed-in visitor counts as connected. */
  readonly required: boolean;
  /** Signs out once, with a timeout of a few seconds; rejects on failure. */
  readonly signOut: () => Promise<void>;
  /** Freezes the status until the returned function is called, while disconnecting. */
  readonly hold: () => () => void;
  /** Nonces of the adapter. */
  readonly nonces: Nonces;
  /** Sign-in with the prompt that connects; undefined where it is not wanted, or not needed. */
  readonly onePrompt: OnePromptSignIn | undefined;
}

/**
 * Nonces of a page: fetched ahead, each used once. One store for all that sign in, since a server may set the cookie
 * of a nonce with each first answer.
 */
export interface Nonces {
  /** Fetches one ahead. @throws whatever the host's server answers */
  prefetch(): Promise<void>;
  /** The one fetched ahead if it is young enough, or a new one; never the same twice. */
  take(): Promise<string>;
  /** Returns the nonce taken last, unused, for the next `take`. */
  putBack(): void;
  /** Drops what was fetched ahead: who has signed in some other way has used up what it is bound to. */
  forget(): void;
}

/** Sign-in with the prompt that connects, where a wallet can. */
export interface OnePromptSignIn {
  /** Fetches a nonce ahead, and has phones sign in by the links to come. */
  prepare(wagmi: Pick<Config, 'connectors' | 'state' | 'storage'>): void;
  /**
   * Connects with an attempt that signs in too where its wallet can; true once signed in.
   * @param chainId chain of the message
   */
  connect(
    attempt: ConnectionAttempt,
    chainId: number,
    connect: (attempt: ConnectionAttempt) => Promise<unknown>,
  ): Promise<boolean>;
  /**
   * Returns what leaves signing in out of the requests to a wallet for the rest of the visit; undefined unless one that
   * has it in is waiting.
   */
  skipSignIn(connector: Connector): Promise<(() => void) | undefined>;
  /** Signs in by what a phone has signed while it connected, if there is something; true once signed in. */
  finish(connector: Connector): Promise<boolean>;
}

/** Null without sign-in. Hosts without sign-in load nothing else of it at first. */
export const AuthenticationContext = createContext<AuthenticationValue | null>(null);

/** Status of sign-in for one account; another account's sign-in does not count. */
export function authenticationOf(
  { status, address }: Pick<AuthenticationValue, 'status' | 'address'>,
  account: string | undefined,
): AuthenticationStatus {
  const belongs = address === undefined || address.toLowerCase() === account?.toLowerCase();
  return status === 'authenticated' && !belongs ? 'unauthenticated' : status;
}

/** Sign-in of this browser, pending signatures of a multisig's owners. */
export interface PendingSignIn {
  /** In upper or lower case. */
  readonly address: string;
  /** Chain of the account. */
  readonly chainId: number;
  /** Message the owners sign. */
  readonly message: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Sign-ins that owners sign one by one, with the message stored on the server. */
export interface PendingAuthentication {
  /** Stores a message, replacing this browser's previous one. */
  start(unsigned: { readonly message: string }): Promise<PendingSignIn>;
  /** Pending sign-in of this browser. */
  read(): Promise<PendingSignIn | null>;
  /**
   * Signs in with the owners' concatenated signatures, or `0x` for an onchain approval; false while still
   * pending.
   */
  finish(signed: { readonly signature: Hex }): Promise<boolean>;
  /** Cancels the pending sign-in. */
  cancel(): Promise<void>;
  /** Called when another tab starts, finishes or cancels one. Returns a function that unsubscribes. */
  subscribe?(listener: () => void): () => void;
}

/**
 * Sign-in of a host: four functions, in the convention of the field, for any server; and `pending` for
 * hosts that support multisig accounts.
 */
export interface AuthenticationAdapter {
  /** Nonce of the server, for one message. */
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
  /** Without it a multisig can sign in only if its wallet returns all signatures at once. */
  readonly pending?: PendingAuthentication;
}

/** Sign-in store of a page: of `@mooring/sign-in`, or a host's own. */
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
