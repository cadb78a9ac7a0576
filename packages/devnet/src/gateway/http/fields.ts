import { type Address, getAddress, type Hash, type Hex, isAddress, isHash, isHex } from 'viem';
import { invalidField } from './call.ts';

const DECIMAL = /^\d{1,78}$/;
const UINT256 = 2n ** 256n;

/** Readers for the fields of a posted body; each throws 422 for an invalid value. */
export function fieldsOf(body: unknown) {
  const record: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  const read = (name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);

  const address = (name: string): Address => {
    const value = read(name);
    if (typeof value === 'string' && isAddress(value, { strict: false })) return getAddress(value);
    throw invalidField(name, 'Invalid address');
  };
  const hash = (name: string): Hash => {
    const value = read(name);
    if (typeof value === 'string' && isHash(value)) return value;
    throw invalidField(name, 'Invalid hash');
  };
  const hex = (name: string): Hex => {
    const value = read(name);
    if (isHex(value) && value.length % 2 === 0) return value;
    throw invalidField(name, 'Invalid "0x" notated hex string');
  };
  /** Unsigned decimal integer as a string, or a small one as a number. */
  const decimal = (name: string): bigint => {
    const value = read(name);
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && DECIMAL.test(text) && BigInt(text) < UINT256)
      return BigInt(text);
    throw invalidField(name, 'Invalid base-10 numeric string');
  };
  const operation = (name: string): 0 | 1 => {
    const value = read(name);
    if (value === 0 || value === 1) return value;
    throw invalidField(name, 'Invalid operation');
  };
  const text = (name: string, longest: number): string => {
    const value = read(name);
    if (typeof value === 'string' && value.length <= longest) return value;
    throw invalidField(name, 'Invalid text');
  };
  /** Optional or null field. */
  const optional = <Value>(name: string, reader: (name: string) => Value): Value | null => {
    const value = read(name);
    return value === undefined || value === null ? null : reader(name);
  };
  return { read, address, hash, hex, decimal, operation, text, optional };
}
