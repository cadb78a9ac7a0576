import { type ComponentType, type Context, createContext, type ReactNode, useContext } from 'react';
import type { Address } from 'viem';
import type { Announcer } from './announcer.ts';
import { ConnectBaseError } from './connectBaseError.ts';
import type { MooringConfig } from './createMooringConfig.ts';
import type { LocaleStore } from './locales/localeStore.ts';

/** Component that renders an account's picture, provided by the host. */
export type AvatarComponent = ComponentType<{
  readonly address: Address;
  /** Checked avatar of the account's name; undefined without one. */
  readonly ensImage: string | undefined;
  /** Width and height, in px. */
  readonly size: number;
}>;

/** Component that renders the host's text below the list of wallets. */
export type DisclaimerComponent = ComponentType<{
  /** Paragraph. */
  readonly Text: ComponentType<{ readonly children: ReactNode }>;
  /** Link that opens in a new tab. */
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }>;
}>;

/** Account of a new connection. */
export interface ConnectedAccount {
  readonly address: Address;
  readonly chainId: number;
}

/** Wallet id that opens the Connect dialog to create a passkey account. */
export const NEW_ACCOUNT = 'new account';

/** Options of the host for components of the kit. */
export interface HostOptions {
  /** Confetti when a wallet connects and when a transaction is confirmed. Default: false. */
  readonly confetti?: boolean;
  /** Component for pictures of accounts. Default: the kit's. */
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
  /** Opens the Network dialog if the connected wallet is on a network that is not configured. Default: false. */
  readonly enforceSupportedChains?: boolean;
  /** Network, or its id, to switch to once connected. Default: the wallet's current network. */
  readonly initialChain?: number | { readonly id: number };
  /**
   * Layout of the Connect dialog from 768 px on: `compact` shows the list, then the chosen wallet. Default: `wide`,
   * both beside each other.
   */
  readonly dialogSize?: 'compact' | 'wide';
  /** Lists the latest transactions in the Account dialog. Default: true. */
  readonly showRecentTransactions?: boolean;
  /** Called when the user has connected a wallet; not on session restore. */
  readonly onConnect?: (account: ConnectedAccount) => void;
  /** Called when the wallet has disconnected, here or by itself. */
  readonly onDisconnect?: () => void;
}

/** Value of {@link MooringContext}. */
export interface MooringValue extends HostOptions {
  readonly config: MooringConfig;
  readonly wallets: WalletRegistry;
  readonly locales: LocaleStore;
  readonly announcer: Announcer;
  /** Reports an error to the host. */
  readonly report: (error: unknown) => void;
  /** Loads the component that shows a text that the browser could not copy. */
  readonly importRefusedCopy: () => Promise<{
    readonly refusedCopy: (text: string, locales: LocaleStore) => Promise<ReactNode>;
  }>;
}

/** Current dialog, open or loading. */
export interface DialogValue {
  /** `failed` if its files could not be loaded, or it failed: a retry does not bring what a new release no longer has. */
  readonly current: DialogName | 'failed' | null;
  /** @param wallet id of a wallet to open the Connect dialog on */
  readonly open: (name: DialogName, wallet?: string) => void;
  readonly close: () => void;
  /** Preloads a dialog. Resolves when it has loaded or failed. */
  readonly prepare: (name: DialogName) => Promise<void>;
}

export const MooringContext = createContext<MooringValue | null>(null);
export const DialogContext = createContext<DialogValue | null>(null);

/** Returns the provider's value. @throws {Error} outside a `<MooringProvider>` */
export function useMooring(): MooringValue {
  return useProvided(MooringContext);
}

/** Returns the current dialog and its control. @throws {Error} outside a `<MooringProvider>` */
export function useDialogs(): DialogValue {
  return useProvided(DialogContext);
}

/** Returns a context's value. @throws {Error} outside a `<MooringProvider>` */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value)
    throw new ConnectBaseError(
      'Components need a <MooringProvider> of the same @mooring/connect above them.',
    );
  return value;
}

/** Names of the dialogs; one is open at a time. */
export type DialogName = 'connect' | 'account' | 'network' | 'sign-in';

/** Props of every dialog. */
export interface DialogProps {
  readonly onClose: () => void;
  /** Wallet that the Connect dialog connects immediately. */
  readonly wallet?: string | undefined;
}

/** Installed wallets, discovered and passed to wagmi as connectors. */
export interface WalletRegistry {
  /** Reads wagmi's storage, and discovers wallets until stopped. */
  start(): () => void;
  /** True for the connector id of an announced wallet. */
  isAnnounced(id: string): boolean;
  /**
   * True if `window.ethereum` is a wallet not announced by EIP-6963. Some wallets announce another object,
   * so if a wallet is announced, it must have other accounts.
   */
  hasLegacyWallet(): boolean;
}
