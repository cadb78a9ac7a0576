/** Who the page is, as the wallet shows it to the person. */
export interface PairingMetadata {
  readonly name: string;
  readonly description: string;
  /** The page's own address: wallets compare it with where the link was opened. */
  readonly url: string;
  /** Addresses of pictures; the wallet fetches them. */
  readonly icons: readonly string[];
}

/** How long things may take, each in ms. */
export interface PairingTimeouts {
  /** The relay being reached, and answering: 10,000. */
  readonly relayMs: number;
  /** A link being good for: 300,000, which is also the longest. */
  readonly proposalMs: number;
  /** A person answering a request on the phone: 300,000, which is also the shortest. */
  readonly requestMs: number;
  /** A wallet answering what needs no person, such as its capabilities: 5,000. */
  readonly walletReadMs: number;
  /** A wallet adding the network it was asked to add: 10,000. */
  readonly chainMs: number;
  /** Telling the wallet that the page has disconnected: 3,000. */
  readonly farewellMs: number;
}

/**
 * Where keys and the session are kept. Values are plain data that a structured clone can copy; what
 * `get` returns is checked before it is believed. A failing storage is given up for memory.
 */
export interface PairingStorage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

/**
 * The way to a node of one chain, as EIP-1193's `request` does: gives the result, or throws. Phones
 * are asked to sign and send alone; what is only read comes from here.
 */
export type ChainRead = (call: {
  readonly method: string;
  readonly params?: unknown;
}) => Promise<unknown>;

/** Options of `pairing`. */
export interface PairingOptions {
  /** What the operator of the relay knows this page by. Not a secret. */
  readonly projectId: string;
  /** `wss://…`; `ws://` only to this machine. */
  readonly relayUrl: string;
  readonly metadata: PairingMetadata;
  /** Ids of the networks a wallet is asked for. Default: all of the configuration. */
  readonly chains?: readonly number[] | undefined;
  /** Default: IndexedDB, or memory where that is refused. */
  readonly storage?: PairingStorage | undefined;
  readonly timeouts?: Partial<PairingTimeouts> | undefined;
  /** How a network is read, by its id; methods that only read are refused (4200) without it. */
  readonly read?: ((chainId: number) => ChainRead | undefined) | undefined;
}
