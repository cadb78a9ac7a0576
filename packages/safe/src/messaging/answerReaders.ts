import { type Address, getAddress, type Hash, type Hex, isAddress, isHash, isHex } from 'viem';
import { isRecord, type PlainRecord } from '../plainRecord.ts';
import { ProviderRpcError } from '../providerRpcError.ts';
import type { HostMethod } from './createMessenger.ts';

/** Creates readers of a host's response: each returns the typed value, or throws -32603. */
export function answerReader(method: HostMethod) {
  function fail(): never {
    throw new ProviderRpcError(-32603, `The Safe answered ${method} with something else.`);
  }
  function record(value: unknown): PlainRecord {
    return isRecord(value) ? value : fail();
  }
  function text(value: unknown, longest = 1_000): string {
    return typeof value === 'string' && value.length <= longest ? value : fail();
  }
  function integer(value: unknown): number {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fail();
  }
  function address(value: unknown): Address {
    return typeof value === 'string' && isAddress(value, { strict: false })
      ? getAddress(value)
      : fail();
  }
  function hash(value: unknown): Hash {
    return typeof value === 'string' && isHash(value) ? value : fail();
  }
  function bytes(value: unknown): Hex {
    return isHex(value) && value.length % 2 === 0 ? value : fail();
  }
  function list(value: unknown, most = 1_000): readonly unknown[] {
    return Array.isArray(value) && value.length <= most ? value : fail();
  }
  /** Optional field, missing in some hosts. */
  function optional<Value>(value: unknown, read: (value: unknown) => Value): Value | undefined {
    return value === undefined || value === null ? undefined : read(value);
  }
  return { fail, record, text, integer, address, hash, bytes, list, optional };
}
