import * as v from 'valibot';
import { type Address, getAddress, type Hash, type Hex, isAddress, isHex } from 'viem';
import { type UnreadableRow, unreadableRow } from './unreadableRow.ts';

// Values in responses. All are bounded: texts, lists, numbers.

/** Most rows of a page, more than any has. */
export const mostRows = 1_000;

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

export const addressText = v.pipe(
  v.string(),
  v.check((value) => isAddress(value, { strict: false })),
  v.transform((value): Address => getAddress(value)),
);

/** Amount or nonce: a decimal text, or a safe integer. */
export const amount = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ]),
  v.transform((value) => BigInt(value)),
  v.check((value) => value < 2n ** 256n),
);

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Milliseconds since 1970. */
export const moment = v.pipe(v.number(), v.finite());

export const chainIdText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,15}$/),
  v.transform(Number),
  v.safeInteger(),
);

/** Image URL; not loaded unless requested. */
export const pictureText = v.nullish(text(2_000));

export const listOf = <Schema extends v.GenericSchema>(item: Schema, most = mostRows) =>
  v.pipe(v.array(item), v.maxLength(most));

/** Address with the gateway's name for it, unverified. */
export const addressInfo = v.object({
  value: addressText,
  name: v.nullish(nameText),
  logoUri: pictureText,
});

export const page = <Schema extends v.GenericSchema>(item: Schema) =>
  v.object({
    count: v.nullish(count),
    next: v.nullish(text(4_000)),
    previous: v.nullish(text(4_000)),
    results: listOf(item),
  });

/**
 * Page whose rows are validated one by one: an invalid, too large or unknown row is an {@link
 * UnreadableRow} among the others.
 */
export const pageOfRows = <Schema extends v.GenericSchema>(row: Schema) =>
  page(
    v.pipe(
      v.unknown(),
      v.transform((input): v.InferOutput<Schema> | UnreadableRow => {
        const read = v.safeParse(row, input, { abortEarly: true });
        return read.success ? read.output : unreadableRow(input);
      }),
    ),
  );

/** Response that is ignored. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
);
