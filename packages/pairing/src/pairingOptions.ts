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
  readonly disconnectMs: number;
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
  /** Storage of keys and the session. Default: IndexedDB, or memory if it is not available. */
  readonly storage?: PairingStorage | undefined;
  readonly timeouts?: Partial<PairingTimeouts> | undefined;
  /**
   * Returns the correction of the device's clock, in ms, such as the difference to the `Date` header of your server. A
   * relay refuses a visitor whose clock is minutes ahead. Default: 0.
   */
  readonly clockOffset?: (() => number) | undefined;
  /** Returns the node of a chain by id; without it, read methods are refused (4200). */
  readonly read?: ((chainId: number) => ChainRead | undefined) | undefined;
}

const pairingTimeouts: PairingTimeouts = {
  relayMs: 10_000,
  proposalMs: 300_000,
  requestMs: 300_000,
  walletReadMs: 5_000,
  chainMs: 10_000,
  disconnectMs: 3_000,
};

/** Limits of the protocol: a link is valid for five minutes, a request for five minutes to a week. */
const LONGEST_PROPOSAL_MS = 300_000;
const SHORTEST_REQUEST_MS = 300_000;
const LONGEST_REQUEST_MS = 604_800_000;

/**
 * Validates the options. Returns the page's timeouts with defaults applied.
 * @throws {Error} for invalid options: `No projectId found`, an unencrypted relay URL, an invalid network
 *   or timeout
 */
export function checkOptions({
  projectId,
  relayUrl,
  chains,
  timeouts: overrides = {},
}: PairingOptions): PairingTimeouts {
  if (typeof projectId !== 'string' || projectId.trim() === '') {
    throw new Error('No projectId found');
  }
  checkRelayUrl(relayUrl);
  for (const id of chains ?? []) {
    if (!Number.isSafeInteger(id) || id < 1) throw new Error(`chains: ${id} is not a chain id.`);
  }
  const timeouts = { ...pairingTimeouts, ...overrides };
  for (const [name, ms] of Object.entries(timeouts)) {
    if (!(ms > 0)) throw new Error(`timeouts.${name} must be more than 0 milliseconds.`);
  }
  if (timeouts.proposalMs > LONGEST_PROPOSAL_MS) {
    throw new Error(`timeouts.proposalMs must be at most ${LONGEST_PROPOSAL_MS} milliseconds.`);
  }
  if (timeouts.requestMs < SHORTEST_REQUEST_MS || timeouts.requestMs > LONGEST_REQUEST_MS) {
    throw new Error(
      `timeouts.requestMs must be from ${SHORTEST_REQUEST_MS} to ${LONGEST_REQUEST_MS} milliseconds.`,
    );
  }
  return timeouts;
}

function checkRelayUrl(relayUrl: string): void {
  const url = readUrl(relayUrl);
  const isLocal = url !== undefined && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url?.protocol === 'wss:' || (url?.protocol === 'ws:' && isLocal)) return;
  throw new Error('relayUrl must begin with wss:// (ws:// only for a relay on this machine).');
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
