import * as v from 'valibot';
import { type Hash, type Hex, isHex } from 'viem';

// Schemas of values in responses of gateways and hosts, with size limits.

/** Default maximum length of a list; longer than any page of rows. */
const MOST_ROWS = 1_000;

export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

export const nameText = text(200);

/** Call data and signatures. */
export const bytesText = v.pipe(
  text(400_000),
  v.check((value) => isHex(value) && value.length % 2 === 0),
  v.transform((value): Hex => `0x${value.slice(2).toLowerCase()}`),
);

export const hashText = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{64}$/i),
  v.transform((value): Hash => `0x${value.slice(2).toLowerCase()}`),
);

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const listOf = <Schema extends v.GenericSchema>(item: Schema, most = MOST_ROWS) =>
  v.pipe(v.array(item), v.maxLength(most));
