import type { PairingSession, PairingState } from '../pairingControl.ts';
import type { PairingOptions, PairingTimeouts } from '../pairingOptions.ts';
import type { RelayClient } from '../relay/relayClient.ts';
import type { ComposeSignIn } from '../session/offeredSignIn.ts';
import type { SessionView } from '../session/sessionView.ts';
import type { SessionStore } from '../store/sessionStore.ts';

/** Events of the client for the connector. */
export interface ClientEvents {
  onState(state: PairingState): void;
  /** Accounts or network have changed. */
  onView(view: SessionView, before: SessionView): void;
  /** The public session data has changed. */
  onKnown(known: PairingSession | undefined): void;
  /** Connected without `connect()`, by a proposal of an earlier page load. */
  onLateConnect(view: SessionView): void;
  onMessage(message: { readonly type: string; readonly data: unknown }): void;
  /** Disconnected, but not by `disconnect()`. */
  onEnd(): void;
}

export interface ClientParts {
  /** Composes messages to sign in with, while the host wants it. */
  readonly signIn?: (() => ComposeSignIn | undefined) | undefined;
  readonly options: PairingOptions;
  readonly timeouts: PairingTimeouts;
  readonly chainIds: readonly number[];
  readonly events: ClientEvents;
}

/** Parts that the session and the attempt of a client share. */
export interface SharedParts {
  readonly relay: RelayClient;
  readonly store: SessionStore;
  /** Name of the page among others of its origin. */
  readonly name: string;
  /** Closes the relay unless the session or the attempt needs it. */
  readonly onIdle: () => void;
}
