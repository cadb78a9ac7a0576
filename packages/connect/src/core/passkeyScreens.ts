import type { ComponentType, RefObject } from 'react';
import type { Connector } from 'wagmi';
import type { ConnectionAttempt } from './connectionAttempt.ts';
import type { LocaleStore } from './locales/localeStore.ts';

/** Loader of the screens for passkey accounts. */
export interface PasskeyScreens {
  (): Promise<PasskeyParts>;
  /** Preloads the screens and their texts; after a failure, the next call loads them. */
  preload(locales: LocaleStore): void;
  /** Holds signing requests until their review can be shown, until the returned function is called. */
  holdReviews(connector: Connector): () => void;
  /** Screens, once loaded. */
  here?: PasskeyParts;
}

/** Screens for passkey accounts. */
export interface PasskeyParts {
  readonly loadTexts: (locales: LocaleStore) => Promise<void>;
  /** Row of the Connect dialog. */
  readonly PasskeyRow: ComponentType<{
    readonly connector: Connector;
    /** Search text; the row is hidden unless it matches. */
    readonly query: string;
    readonly onChoose: (connector: Connector) => void;
  }>;
  /** Creates or finds an account, and signs it in. */
  readonly PasskeyScreen: ComponentType<{
    readonly connector: Connector;
    /** True once if the user asked for a new account: it is created immediately. */
    readonly creates: RefObject<boolean>;
    /** Connects without a time limit, until the signal aborts. */
    readonly connect: (attempt: ConnectionAttempt) => Promise<unknown>;
    readonly onDone: () => void;
  }>;
  /** Reviews of the connected account's signing requests. */
  readonly PasskeyReviews: ComponentType<{ readonly connector: Connector }>;
  /** Part of the Account dialog. */
  readonly Note: ComponentType;
}
