import { isRecord, type PlainRecord } from '@mooring/internal';
import { LONGEST_INPUT } from '@mooring/internal/parameters';
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem';
import { invalidParams } from './providerError.ts';

/** Parses parameters as a list; empty if missing. Throws -32602. */
export function readList(params: unknown): readonly unknown[] {
  if (params === undefined || params === null) return [];
  if (!Array.isArray(params)) throw invalidParams('Expected an array of parameters.');
  return params;
}

/** Parses the first parameter as an object. Throws -32602. */
export function readFirstRecord(params: unknown): PlainRecord {
  const first = readList(params)[0];
  if (!isRecord(first)) throw invalidParams('Expected an object as the first parameter.');
  return first;
}

/** Parses a string of bounded length. Throws -32602 naming the field. */
export function readText(value: unknown, field: string, longest = LONGEST_INPUT): string {
  if (typeof value !== 'string') throw invalidParams(`Expected ${field} to be a string.`);
  if (value.length > longest) throw invalidParams(`Expected ${field} to be shorter.`);
  return value;
}

/** Parses an address in any letter case; returns it checksummed. Throws -32602 naming the field. */
export function readAddress(value: unknown, field: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) {
    throw invalidParams(`Expected ${field} to be an address.`);
  }
  return getAddress(value);
}

/** Parses hex bytes. Throws -32602 naming the field. */
export function readBytes(value: unknown, field: string): Hex {
  const text = readText(value, field);
  if (!isHex(text) || text.length % 2 !== 0) {
    throw invalidParams(`Expected ${field} to be hex bytes.`);
  }
  return text;
}

/** Parses a JSON-RPC quantity (`0x` and at most 64 hex digits). Throws -32602 naming the field. */
export function readQuantity(value: unknown, field: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) {
    throw invalidParams(`Expected ${field} to be a hex quantity.`);
  }
  return BigInt(value);
}

/** Parses an optional quantity. Throws -32602 naming the field. */
export function readOptionalQuantity(value: unknown, field: string): bigint | undefined {
  return value === undefined || value === null ? undefined : readQuantity(value, field);
}

/** Parses a chain id as hex, from 1 to the largest safe integer. Throws -32602, as for leading zeros. */
export function readChainId(value: unknown): number {
  const chainId = readQuantity(value, 'chainId');
  // Quantities have none (EIP-1474), and MetaMask refuses them in chain ids.
  if (/^0x0./i.test(String(value))) throw invalidParams('Expected chainId without leading zeros.');
  if (chainId < 1n || chainId > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw invalidParams('Expected chainId to be between 1 and 9007199254740991.');
  }
  return Number(chainId);
}
