import type { SafeCall } from '@mooring/safe/transactions';
import { isRecord, LONGEST_INPUT } from '@mooring/testing/wallet';
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem';

const MOST_CALLS = 100;

/** Parses the calls an application requests. @throws Error with the text for the application */
export function readCalls(txs: unknown): readonly SafeCall[] {
  if (!Array.isArray(txs) || txs.length === 0 || txs.length > MOST_CALLS) {
    throw new Error('Expected a list of transactions.');
  }
  return txs.map((one: unknown) => {
    const { to, value, data } = isRecord(one) ? one : {};
    return { to: addressIn(to), value: amountIn(value), data: bytesIn(data), operation: 0 };
  });
}

function addressIn(value: unknown): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return getAddress(value);
  throw new Error('A transaction names no address.');
}

/** Parses wei: decimals or hex, as a string or a whole number. */
function amountIn(value: unknown): bigint {
  if (value === undefined || value === null || value === '') return 0n;
  if (typeof value === 'string' && /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value)) {
    return BigInt(value);
  }
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  throw new Error('A transaction names no amount.');
}

function bytesIn(value: unknown): Hex {
  if (value === undefined || value === null || value === '') return '0x';
  if (isHex(value) && value.length % 2 === 0 && value.length <= LONGEST_INPUT) return value;
  throw new Error('A transaction carries no bytes.');
}
