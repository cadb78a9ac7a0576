import { type Address, isAddress } from 'viem';
import type { ArgumentValue } from './decodedCall.ts';

/** Returns true for an argument that is a list, not a tuple with names. */
export function isListArgument(value: object): value is readonly ArgumentValue[] {
  return Array.isArray(value);
}

/** Returns true for an argument that is an address. */
export function isAddressArgument(value: ArgumentValue | undefined): value is Address {
  return typeof value === 'string' && isAddress(value, { strict: false });
}
