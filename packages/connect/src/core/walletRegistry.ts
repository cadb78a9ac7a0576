/** The wallets of this page, found and handed to wagmi as connectors. */
export interface WalletRegistry {
  /** Reads what wagmi kept, and finds wallets until stopped. */
  start(): () => void;
  /** Whether an announced wallet has this connector id. */
  isAnnounced(id: string): boolean;
  /**
   * Whether `window.ethereum` is a wallet that did not announce itself (EIP-6963). Some wallets announce
   * another object than they put there, so beside announced ones it has to show accounts of its own.
   */
  hasLegacyWallet(): boolean;
}
