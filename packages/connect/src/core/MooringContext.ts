import { type ComponentType, type Context, createContext, type ReactNode, useContext } from 'react';
import type { Address } from 'viem';
import type { Announcer } from './announcer.ts';
import { ConnectBaseError } from './connectBaseError.ts';
import type { MooringConfig } from './createMooringConfig.ts';
import type { LocaleStore } from './locales/localeStore.ts';

/** Picture of an account, drawn by the host. */
export type AvatarComponent = ComponentType<{
  readonly address: Address;
  /** Checked picture of the account's name; absent without one. */
  readonly ensImage: string | undefined;
  /** Width and height, in px. */
  readonly size: number;
}>;

/** Text of the host below the list of wallets. */
export type DisclaimerComponent = ComponentType<{
  /** A paragraph. */
  readonly Text: ComponentType<{ readonly children: ReactNode }>;
  /** A link that opens in a new tab. */
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }>;
}>;

/** Account of a connection that has begun or ended. */
export interface ConnectedAccount {
  readonly address: Address;
  readonly chainId: number;
}

/** Name the Connect dialog is opened on for a new account without a wallet. */
export const NEW_ACCOUNT = 'new account';

/** Choices of a host that parts of the kit read when they are shown. */
export interface HostOptions {
  /** Confetti when a wallet is connected and when a transaction is confirmed. Default: none. */
  readonly confetti?: boolean;
  /** Pictures of accounts, instead of the kit's. */
  readonly avatar?: AvatarComponent;
  readonly appInfo?: {
    /** Text below the list of wallets, such as terms that connecting accepts. */
    readonly disclaimer?: DisclaimerComponent;
    /** Page about wallets, linked from "What is a wallet?". */
    readonly learnMoreUrl?: string;
  };
  /** Links below the list of wallets. Default: both are shown. */
  readonly walletHelp?: {
    /** "Get a wallet". */
    readonly get?: boolean;
    /** "What is a wallet?" */
    readonly about?: boolean;
  };
  /** Opens the Network dialog where a connected wallet is on a network that is not configured. Default: false. */
  readonly enforceSupportedChains?: boolean;
  /** Network, or its id, that a wallet is asked to switch to once connected. Default: whichever the wallet is on. */
  readonly initialChain?: number | { readonly id: number };
  /**
   * Layout of the Connect dialog from 768 px on: `compact` shows the list, then the chosen wallet. Default: `wide`,
   * both beside each other.
   */
  readonly dialogSize?: 'compact' | 'wide';
  /** Lists the latest transactions in the Account dialog. Default: true. */
  readonly showRecentTransactions?: boolean;
  /** Called once a wallet is connected by a person; not for a session of the last visit. */
  readonly onConnect?: (account: ConnectedAccount) => void;
  /** Called once the wallet is disconnected, here or by itself. */
  readonly onDisconnect?: () => void;
}

/** Values of a provider. */
export interface MooringValue extends HostOptions {
  readonly config: MooringConfig;
  readonly wallets: WalletRegistry;
  readonly locales: LocaleStore;
  readonly announcer: Announcer;
  /** Reports an error to the host. */
  readonly report: (error: unknown) => void;
  /** Fetches what shows a text that the browser did not copy. */
  readonly importRefusedCopy: () => Promise<{
    readonly refusedCopy: (text: string, locales: LocaleStore) => Promise<ReactNode>;
  }>;
}

/** Current dialog, open or loading. */
export interface DialogValue {
  readonly current: DialogName | null;
  /** @param wallet id of a wallet to open the Connect dialog on */
  readonly open: (name: DialogName, wallet?: string) => void;
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
      'Components and hooks need a <MooringProvider> of the same @mooring/connect above them.',
    );
  return value;
}

/** Names of the dialogs; one is open at a time. */
export type DialogName = 'connect' | 'account' | 'network' | 'sign-in';

/** Props of every dialog. */
export interface DialogProps {
  readonly onClose: () => void;
  /** Wallet to connect at once, in the Connect dialog. */
  readonly wallet?: string | undefined;
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
