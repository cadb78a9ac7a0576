import type { Address, Hash } from 'viem';

/** Object from outside whose fields are not validated yet. */
export type PlainRecord = Readonly<Record<string, unknown>>;

/** Returns true for an object with named fields: not null, not an array. */
export function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a property of a value from outside, whatever the value is; `undefined` if it is missing, or a getter or
 * proxy throws.
 */
export function readField(value: unknown, name: string): unknown {
  try {
    return Reflect.get(Object(value), name);
  } catch {
    return undefined;
  }
}

/**
 * Reads a property that a value from outside has itself, not one that it inherits or computes; `undefined` for any
 * other.
 */
export function readOwnField(value: unknown, name: string): unknown {
  try {
    return Object.getOwnPropertyDescriptor(Object(value), name)?.value;
  } catch {
    return undefined;
  }
}

/** Parses JSON; `undefined` if it is invalid or missing. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Returns true for a string of `0x` and 40 hex digits in any case. */
export function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[\da-fA-F]{40}$/.test(value);
}

/** Returns true for a string of `0x` and 64 hex digits in any case. */
export function isTransactionHash(value: unknown): value is Hash {
  return typeof value === 'string' && /^0x[\da-fA-F]{64}$/.test(value);
}
