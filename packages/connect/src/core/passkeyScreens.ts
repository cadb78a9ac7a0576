import type { ComponentType, RefObject } from 'react';
import type { Connector } from 'wagmi';
import type { ConnectionAttempt } from './connectionAttempt.ts';
import type { LocaleStore } from './locales/localeStore.ts';

/** Loader of the screens of accounts without a wallet. */
export interface PasskeyScreens {
  (): Promise<PasskeyParts>;
  /** Loads them ahead, with their texts; a failure is left to the next time. */
  preload(locales: LocaleStore): void;
  /** Has what a connected account is to sign wait until it can be shown, until the returned function is called. */
  holdReviews(connector: Connector): () => void;
  /** The screens, once they are loaded. */
  here?: PasskeyParts;
}

/** Screens of accounts without a wallet. */
export interface PasskeyParts {
  readonly loadTexts: (locales: LocaleStore) => Promise<void>;
  /** Row of the Connect dialog. */
  readonly PasskeyRow: ComponentType<{
    readonly connector: Connector;
    /** Text searched for; the row is hidden unless it fits. */
    readonly query: string;
    readonly onChoose: (connector: Connector) => void;
  }>;
  /** True where such an account can be made or found on this page. */
  readonly isUsable: (connector: Connector) => boolean;
  /** Makes or finds an account, and signs it in. */
  readonly PasskeyScreen: ComponentType<{
    readonly connector: Connector;
    /** True once, for a person who asked for a new account: one is made at once. */
    readonly creates: RefObject<boolean>;
    /** Connects for as long as a person may take, unless the signal aborts. */
    readonly connect: (attempt: ConnectionAttempt) => Promise<unknown>;
    readonly onDone: () => void;
  }>;
  /** Shows what the connected account is about to sign. */
  readonly PasskeyReviews: ComponentType<{ readonly connector: Connector }>;
  /** Part of the Account dialog. */
  readonly Note: ComponentType;
}
