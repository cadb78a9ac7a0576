/** Metadata of the page, shown by the wallet. */
export interface PairingMetadata {
  readonly name: string;
  readonly description: string;
  /** URL of the page: wallets compare it with where the link was opened. */
  readonly url: string;
  /** Icon URLs; the wallet fetches them. */
  readonly icons: readonly string[];
}

/** Timeouts, each in ms. */
export interface PairingTimeouts {
  /** Connecting to the relay, and its responses. Default: 10,000. */
  readonly relayMs: number;
  /** Lifetime of a link. Default: 300,000, which is also the maximum. */
  readonly proposalMs: number;
  /** Time a person has to answer a request on the phone. Default: 300,000, which is also the minimum. */
  readonly requestMs: number;
  /** Response of a wallet without a person, such as its capabilities. Default: 5,000. */
  readonly walletReadMs: number;
  /** Time a wallet has to allow a network it added. Default: 10,000. */
  readonly chainMs: number;
  /** Notifying the wallet of a disconnect. Default: 3,000. */
  readonly farewellMs: number;
}

/**
 * Storage of keys and the session. Values are structured-cloneable plain data; results of `get` are
 * validated. A failing storage is replaced by memory.
 */
export interface PairingStorage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

/**
 * EIP-1193 `request` function of one chain's node: resolves to the result, or throws. Phones only sign and
 * send; all reads go here.
 */
export type ChainRead = (call: {
  readonly method: string;
  readonly params?: unknown;
}) => Promise<unknown>;

/** Options of `pairing`. */
export interface PairingOptions {
  /** Project id of this page at the relay. Not a secret. */
  readonly projectId: string;
  /** `wss://…`; `ws://` only to this machine. */
  readonly relayUrl: string;
  readonly metadata: PairingMetadata;
  /** Chain ids requested from the wallet. Default: all of the configuration. */
  readonly chains?: readonly number[] | undefined;
  /** Default: IndexedDB, or memory where it is not available. */
  readonly storage?: PairingStorage | undefined;
  readonly timeouts?: Partial<PairingTimeouts> | undefined;
  /** Returns the node of a chain by id; without it, read methods are refused (4200). */
  readonly read?: ((chainId: number) => ChainRead | undefined) | undefined;
}
