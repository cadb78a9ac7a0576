import { isRecord, type PlainRecord } from '@mooring/internal';
import {
  type Address,
  getAddress,
  type Hash,
  type Hex,
  isAddress,
  isAddressEqual,
  isHex,
} from 'viem';
import type { Messenger } from '../messaging/createMessenger.ts';
import type { SafeInfo } from '../messaging/getSafeInfo.ts';
import { invalidParams, ProviderRpcError } from '../providerRpcError.ts';
import type { WaitList } from './safeWaits.ts';

/** Context of the provider's methods. */
export interface ProviderContext {
  readonly messenger: Messenger;
  readonly safe: Pick<SafeInfo, 'safeAddress' | 'chainId'>;
  readonly waits: WaitList;
  /** safeTxHash by batch id, for ids chosen by the page. */
  readonly batches: Map<string, Hash>;
  /** Polling interval for requests awaiting other owners, in ms. */
  readonly pollMs: number;
}

/** JSON-RPC method; rejects with `ProviderRpcError`. */
export type Method = (
  context: ProviderContext,
  params: readonly unknown[],
  signal: AbortSignal | undefined,
) => Promise<unknown>;

export type Methods = Readonly<Record<string, Method>>;

/** Largest accepted text, typed data or call data, in characters. */
export const LONGEST_INPUT = 262_144;

/** Reads an object parameter. Throws -32602. */
export function readRecord(value: unknown): PlainRecord {
  if (!isRecord(value)) throw invalidParams('Expected an object as the parameter.');
  return value;
}

/** Checks that a requested account is the Safe: throws -32602 for an invalid address, 4100 for another. */
export function checkAccount({ safe }: ProviderContext, value: unknown): void {
  if (!isAddressEqual(readAddress(value), safe.safeAddress))
    throw new ProviderRpcError(
      4100,
      `This page is connected to the Safe ${safe.safeAddress} only.`,
    );
}

/** Reads an address in any letter case. Throws -32602. */
export function readAddress(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw invalidParams('Expected an address.');
  return getAddress(value);
}

/** Reads call data. Default: `0x`. Throws -32602. */
export function readData(value: unknown): Hex {
  if (value === undefined || value === null) return '0x';
  if (!isHex(value) || value.length % 2 !== 0 || value.length > LONGEST_INPUT)
    throw invalidParams('Expected data to be hex bytes.');
  return value;
}

/** Reads a hex quantity. Default: 0. Throws -32602. */
export function readQuantity(value: unknown): bigint {
  if (value === undefined || value === null) return 0n;
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value))
    throw invalidParams('Expected a hex quantity.');
  return BigInt(value);
}
