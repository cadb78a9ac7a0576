import { type Address, getAddress, type Hex, isAddress, isAddressEqual, isHex } from 'viem';
import { isRecord, type PlainRecord } from '../plainRecord.ts';
import { invalidParams, ProviderRpcError } from '../providerRpcError.ts';
import type { ProviderContext } from './method.ts';

/** The largest text, typed data or call data a page may hand over, in characters. */
export const longestInput = 262_144;

/** A parameter as an object. Throws -32602. */
export function readRecord(value: unknown): PlainRecord {
  if (!isRecord(value)) throw invalidParams('Expected an object as the parameter.');
  return value;
}

/** Makes sure that an account asked for is the Safe: -32602 for no address, 4100 for another. */
export function checkAccount({ safe }: ProviderContext, value: unknown): void {
  if (!isAddressEqual(readAddress(value), safe.safeAddress))
    throw new ProviderRpcError(
      4100,
      `This page is connected to the Safe ${safe.safeAddress} only.`,
    );
}

/** An address in any letter case. Throws -32602. */
export function readAddress(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw invalidParams('Expected an address.');
  return getAddress(value);
}

/** Call data; none is `0x`. Throws -32602. */
export function readData(value: unknown): Hex {
  if (value === undefined || value === null) return '0x';
  if (!isHex(value) || value.length % 2 !== 0 || value.length > longestInput)
    throw invalidParams('Expected data to be hex bytes.');
  return value;
}

/** A quantity, as `0x` and hex digits; none is 0. Throws -32602. */
export function readQuantity(value: unknown): bigint {
  if (value === undefined || value === null) return 0n;
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value))
    throw invalidParams('Expected a hex quantity.');
  return BigInt(value);
}
