/** Timeouts in milliseconds. */
export interface Timeouts {
  /** Approval of a connection in the wallet. */
  readonly connectMs: number;
  /** Wallet requests without a prompt (accounts, network). */
  readonly walletReadMs: number;
  /** Restoring the last visit's session, including a late announcement of the wallet. */
  readonly restoreMs: number;
  /** Approval of a network switch in the wallet. */
  readonly switchNetworkMs: number;
  /** Signing the sign-in message in the wallet. */
  readonly signMs: number;
  /** Responses of the sign-in server: nonce, verification. */
  readonly signInServerMs: number;
  /** Confirmation of a transaction. */
  readonly transactionMs: number;
}

/** Default timeouts. */
export const defaultTimeouts: Timeouts = {
  connectMs: 300_000,
  walletReadMs: 3_000,
  restoreMs: 8_000,
  switchNetworkMs: 120_000,
  signMs: 300_000,
  signInServerMs: 30_000,
  transactionMs: 300_000,
};
