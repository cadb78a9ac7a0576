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
