import {
  checksummedAddress,
  optionalField,
  parseOrUndefined,
  validItems,
} from '@mooring/internal/schema';
import * as v from 'valibot';
import { type Address, type Hash, isHash } from 'viem';

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

/** Batch of calls (EIP-5792) and its progress. */
export interface Batch {
  readonly id: string;
  readonly chainId: number;
  /** Number of transactions: one per call, or a single one for a multisig. */
  readonly size: number;
  /** Hashes of the calls sent so far, in order. */
  readonly hashes: readonly Hash[];
  /** Hash signed by a multisig's owners, for all calls as one. */
  readonly proposal?: Hash | undefined;
  /** True if one transaction runs all calls. */
  readonly atomic?: boolean | undefined;
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

const storedHash = v.custom<Hash>((value) => typeof value === 'string' && isHash(value));
const positiveInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const currencySchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
});
const networkSchema = v.object({
  id: positiveInteger,
  name: v.string(),
  nativeCurrency: currencySchema,
  rpcUrl: v.string(),
});
const batchSchema = v.object({
  id: v.string(),
  chainId: positiveInteger,
  size: positiveInteger,
  hashes: validItems(storedHash),
  proposal: optionalField(storedHash),
  atomic: optionalField(v.literal(true)),
  ended: v.boolean(),
  updatedAt: positiveInteger,
});
const stateSchema = v.object({
  connected: validItems(checksummedAddress),
  selected: v.fallback(v.nullable(checksummedAddress), null),
  chainId: v.fallback(v.nullable(positiveInteger), null),
  added: validItems(networkSchema),
  batches: validItems(batchSchema),
});

/** Parses a native currency; undefined if malformed. */
export function parseCurrency(value: unknown): NativeCurrency | undefined {
  return parseOrUndefined(currencySchema, value);
}

/** Parses a stored state; damaged parts are dropped. */
export function parseState(stored: unknown): WalletState {
  const { connected, added, batches, ...active } =
    parseOrUndefined(stateSchema, stored) ?? v.parse(stateSchema, {});
  return {
    ...active,
    connected: [...new Set(connected)],
    added: added.slice(0, MOST_ADDED),
    batches: batches.slice(0, MOST_BATCHES),
  };
}

/** Adds a batch, replacing an older one with the same id. */
export function withBatch(state: WalletState, batch: Batch): WalletState {
  const others = state.batches.filter(({ id }) => id !== batch.id);
  return { ...state, batches: [batch, ...others].slice(0, MOST_BATCHES) };
}

/** Replaces the hash of a repriced transaction in its batch; without a new hash, removes the call. */
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
