import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import { count, listOf, nameText, text } from '../../values.ts';
import { type UnreadableRow, unreadableRow } from './unreadableRow.ts';

// Schemas of values in a gateway's responses, in addition to those shared with hosts.

/** Amount or nonce: a decimal text, or a safe integer. */
export const amount = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ]),
  v.transform((value) => BigInt(value)),
  v.check((value) => value < 2n ** 256n),
);

/** Milliseconds since 1970. */
export const timestamp = v.pipe(v.number(), v.finite());

export const chainIdText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,15}$/),
  v.transform(Number),
  v.safeInteger(),
);

/** Image URL; not loaded unless requested. */
export const pictureText = v.nullish(text(2_000));

/** Address with the gateway's name for it, unverified. */
export const addressInfo = v.object({
  value: checksummedAddress,
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
export const emptyResponse = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
);
