import { type Address, getAddress, type Hash, isAddress, isHash } from 'viem';
import { isRecord } from '../rpc/params.ts';

/** Network of a wallet. */
export interface Network {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  /** JSON-RPC URL of its node; undefined when there is none. */
  readonly rpcUrl?: string | undefined;
}

interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Placeholder for an unknown network. */
export function unlistedNetwork(id: number): Network {
  return {
    id,
    name: `Network ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  };
}

/** Parses a native currency; undefined if malformed. */
export function parseCurrency(value: unknown): NativeCurrency | undefined {
  if (!isRecord(value)) return undefined;
  const { name, symbol, decimals } = value;
  if (typeof name !== 'string' || name === '' || name.length > 60) return undefined;
  if (typeof symbol !== 'string' || symbol === '' || symbol.length > 12) return undefined;
  if (typeof decimals !== 'number' || !Number.isInteger(decimals)) return undefined;
  if (decimals < 0 || decimals > 36) return undefined;
  return { name, symbol, decimals };
}

/** Batch of calls (EIP-5792) and its progress. */
export interface Batch {
  readonly id: string;
  readonly chainId: number;
  /** Number of transactions: one per call, or a single one for a multisig. */
  readonly size: number;
  /** Hashes of the calls sent so far, in order. */
  readonly hashes: readonly Hash[];
  /** Hash signed by a multisig's owners, for all calls as one. */
  readonly proposal?: Hash;
  /** True if one transaction runs all calls. */
  readonly atomic?: boolean;
  /** True when no further call will be sent. */
  readonly ended: boolean;
  /** Time of the last sent call, in ms since 1970. */
  readonly updatedAt: number;
}

/** EIP-5792 status: pending, confirmed, never sent, all failed, some failed. */
export type BatchStatus = 100 | 200 | 400 | 500 | 600;

/** State of the wallet for one site. */
export interface WalletState {
  /** Accounts the site may see. */
  readonly connected: readonly Address[];
  /** Active account; null before one is selected. */
  readonly selected: Address | null;
  /** Active chain; null for the wallet's first network. */
  readonly chainId: number | null;
  /** Networks a page added. */
  readonly added: readonly Network[];
  /** Most recent batches, newest first. */
  readonly batches: readonly Batch[];
}

const MOST_BATCHES = 20;
const MOST_ADDED = 50;

/** Parses a stored state; damaged parts are dropped. */
export function parseState(stored: unknown): WalletState {
  const { connected, selected, chainId, added, batches } = isRecord(stored) ? stored : {};
  return {
    connected: [...new Set(readEach(connected, parseAddress))],
    selected: parseAddress(selected) ?? null,
    chainId: parsePositive(chainId) ?? null,
    added: readEach(added, parseNetwork).slice(0, MOST_ADDED),
    batches: readEach(batches, parseBatch).slice(0, MOST_BATCHES),
  };
}

/** Adds a batch, replacing an older one with the same id. */
export function withBatch(state: WalletState, batch: Batch): WalletState {
  const others = state.batches.filter(({ id }) => id !== batch.id);
  return { ...state, batches: [batch, ...others].slice(0, MOST_BATCHES) };
}

/** Follows a replaced transaction in its batch: repriced, it has another hash; else its call is not done. */
export function withReplaced(state: WalletState, hash: Hash, after: Hash | undefined): WalletState {
  const batches = state.batches.map((batch) => ({
    ...batch,
    hashes: batch.hashes.flatMap((each) => (each === hash ? (after ?? []) : each)),
  }));
  return { ...state, batches };
}

/** Adds a network, replacing an older one with the same id. */
export function withNetwork(state: WalletState, network: Network): WalletState {
  const others = state.added.filter(({ id }) => id !== network.id);
  return { ...state, added: [...others, network].slice(-MOST_ADDED) };
}

function readEach<T>(list: unknown, read: (item: unknown) => T | undefined): T[] {
  return Array.isArray(list) ? list.map(read).filter((item) => item !== undefined) : [];
}

function parseAddress(value: unknown): Address | undefined {
  return typeof value === 'string' && isAddress(value, { strict: false })
    ? getAddress(value)
    : undefined;
}

function parsePositive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function parseNetwork(value: unknown): Network | undefined {
  if (!isRecord(value)) return undefined;
  const id = parsePositive(value['id']);
  const nativeCurrency = parseCurrency(value['nativeCurrency']);
  const { name, rpcUrl } = value;
  if (id === undefined || !nativeCurrency) return undefined;
  if (typeof name !== 'string' || typeof rpcUrl !== 'string') return undefined;
  return { id, name, nativeCurrency, rpcUrl };
}

function parseBatch(value: unknown): Batch | undefined {
  if (!isRecord(value)) return undefined;
  const { id, ended, hashes } = value;
  const proposal = parseHash(value['proposal']);
  const chainId = parsePositive(value['chainId']);
  const size = parsePositive(value['size']);
  const updatedAt = parsePositive(value['updatedAt']);
  if (typeof id !== 'string' || typeof ended !== 'boolean') return undefined;
  if (chainId === undefined || size === undefined || updatedAt === undefined) return undefined;
  const sound = readEach(hashes, parseHash);
  const atomic = value['atomic'] === true && { atomic: true };
  const batch = { id, chainId, size, hashes: sound, ended, updatedAt, ...atomic };
  return proposal ? { ...batch, proposal } : batch;
}

function parseHash(value: unknown): Hash | undefined {
  return typeof value === 'string' && isHash(value) ? value : undefined;
}
