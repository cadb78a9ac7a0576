/** How long things are waited for, each in milliseconds. */
export interface Timeouts {
  /** A person approving a connection in the wallet. */
  readonly connectMs: number;
  /** A wallet answering what needs no person (accounts, network). */
  readonly walletReadMs: number;
  /** Bringing back the session of the last visit, a late announcement of the wallet included. */
  readonly restoreMs: number;
  /** A person approving a change of network in the wallet. */
  readonly switchNetworkMs: number;
  /** A person signing the sign-in message in the wallet. */
  readonly signMs: number;
  /** The host's sign-in server answering: the nonce, the verification. */
  readonly signInServerMs: number;
  /** A transaction getting into a block. */
  readonly transactionMs: number;
}

/** Time limits of a configuration that names no others. */
export const defaultTimeouts: Timeouts = {
  connectMs: 300_000,
  walletReadMs: 3_000,
  restoreMs: 8_000,
  switchNetworkMs: 120_000,
  signMs: 300_000,
  signInServerMs: 30_000,
  transactionMs: 300_000,
};
