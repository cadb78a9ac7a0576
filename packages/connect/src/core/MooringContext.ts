import { type Context, createContext, useContext } from 'react';
import type { Announcer } from './announcer.ts';
import { ConnectBaseError } from './connectBaseError.ts';
import type { MooringConfig } from './createMooringConfig.ts';
import type { LocaleStore } from './locales/localeStore.ts';

/** Values constant for the life of a provider. */
export interface MooringValue {
  readonly config: MooringConfig;
  readonly wallets: WalletRegistry;
  readonly locales: LocaleStore;
  readonly announcer: Announcer;
  /** Reports an error to the host. */
  readonly report: (error: unknown) => void;
  /** True for a host with confetti. */
  readonly confetti: boolean;
}

/** Current dialog, open or loading. */
export interface DialogValue {
  readonly current: DialogName | null;
  readonly open: (name: DialogName) => void;
  readonly close: () => void;
  /** Preloads a dialog. Resolves when it has loaded or failed. */
  readonly prepare: (name: DialogName) => Promise<void>;
}

export const MooringContext = createContext<MooringValue | null>(null);
export const DialogContext = createContext<DialogValue | null>(null);

/** @throws {Error} outside a `<MooringProvider>` */
export function useMooring(): MooringValue {
  return useProvided(MooringContext);
}

/** @throws {Error} outside a `<MooringProvider>` */
export function useDialogs(): DialogValue {
  return useProvided(DialogContext);
}

/** @throws {Error} outside a `<MooringProvider>` */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value)
    throw new ConnectBaseError(
      'Mooring’s components and hooks need a <MooringProvider> above them.',
    );
  return value;
}

/** Names of the dialogs; one is open at a time. */
export type DialogName = 'connect' | 'account' | 'network' | 'sign-in';

/** Props of every dialog. */
export interface DialogProps {
  readonly onClose: () => void;
}

/** Wallets of this page, discovered and passed to wagmi as connectors. */
export interface WalletRegistry {
  /** Reads wagmi's storage, and discovers wallets until stopped. */
  start(): () => void;
  /** True for the connector id of an announced wallet. */
  isAnnounced(id: string): boolean;
  /**
   * True if `window.ethereum` is a wallet not announced by EIP-6963. Some wallets announce another object,
   * so besides announced ones it needs accounts of its own.
   */
  hasLegacyWallet(): boolean;
}
