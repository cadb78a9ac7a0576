import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem';
import { isRecord, type PlainRecord } from './untrusted.ts';

/** Largest accepted text, typed data or call data, in characters. */
export const LONGEST_INPUT = 262_144;

type ParameterReaders = readonly [
  readRecord: (value: unknown) => PlainRecord,
  /** Reads an address in any letter case; returns it with its checksum. */
  readAddress: (value: unknown) => Address,
  /** Reads call data of at most {@link LONGEST_INPUT} characters. Default: `0x`. */
  readData: (value: unknown) => Hex,
  /** Reads a hex quantity of at most 256 bits. Default: 0. */
  readQuantity: (value: unknown) => bigint,
];

/**
 * Creates the readers of a JSON-RPC method's parameters, which throw a package's own error, -32602 (EIP-1474). A
 * tuple, since minifiers keep the names of properties.
 */
export function createParameterReaders(
  invalidParams: (message: string) => Error,
): ParameterReaders {
  return [
    (value) => {
      if (!isRecord(value)) throw invalidParams('Expected an object as the parameter.');
      return value;
    },
    (value) => {
      if (typeof value !== 'string' || !isAddress(value, { strict: false }))
        throw invalidParams('Expected an address.');
      return getAddress(value);
    },
    (value) => {
      const data = value ?? '0x';
      if (!isHex(data) || data.length % 2 !== 0 || data.length > LONGEST_INPUT)
        throw invalidParams('Expected data to be hex bytes.');
      return data;
    },
    (value) => {
      const quantity = value ?? '0x0';
      if (typeof quantity !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(quantity))
        throw invalidParams('Expected a hex quantity.');
      return BigInt(quantity);
    },
  ];
}
