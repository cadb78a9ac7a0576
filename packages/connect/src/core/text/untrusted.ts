import type { Address, Hash } from 'viem';

/** True for an object or array: a value from outside whose properties can be read and validated. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for a string of `0x` and 40 hex digits. */
export function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
}

/** A property of a foreign value, whatever it may be; undefined where it has none, or reading it throws. */
export function readField(value: unknown, name: string): unknown {
  try {
    return Reflect.get(Object(value), name);
  } catch {
    // A getter or a proxy of somebody else.
    return undefined;
  }
}

/** True for a string of `0x` and 64 hex digits. */
export function isTransactionHash(value: unknown): value is Hash {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value);
}
