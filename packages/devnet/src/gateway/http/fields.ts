import * as v from 'valibot';
import {
  type Address,
  getAddress,
  type Hash,
  type Hex,
  isAddress,
  isHash,
  isHex,
  size,
  zeroAddress,
} from 'viem';
import { readRecordFields } from '../../schemas.ts';
import { bodyOf, type Call, invalidField } from './call.ts';

/**
 * Reads the fields of a posted body; a missing field is an invalid one, unless it is optional.
 *
 * @throws {GatewayError} 422 naming the first invalid field
 */
export async function readBody<Fields extends v.ObjectEntries>(
  call: Call,
  fields: Fields,
): Promise<v.InferOutput<v.ObjectSchema<Fields, undefined>>> {
  const posted = readRecordFields(await bodyOf(call));
  const given = Object.fromEntries(Object.keys(fields).map((name) => [name, posted[name]]));
  const read = v.safeParse(v.object(fields), given, { abortEarly: true });
  if (read.success) return read.output;
  const [{ path = [], message }] = read.issues;
  throw invalidField(
    path.map(({ key }) => key),
    message,
  );
}

const noAddress = 'Invalid address';
const noNumber = 'Invalid base-10 numeric string';

export const addressField = v.pipe(
  v.string(noAddress),
  v.check((value) => isAddress(value, { strict: false }), noAddress),
  v.transform((value): Address => getAddress(value)),
);

export const hashField = v.custom<Hash>(
  (value) => typeof value === 'string' && isHash(value),
  'Invalid hash',
);

export const bytesField = v.custom<Hex>(
  (value) => isHex(value) && value.length % 2 === 0,
  'Invalid "0x" notated hex string',
);

/** Signatures of a Safe's owners, of 65 bytes or more each. */
export const signatureField = v.pipe(
  bytesField,
  v.check((value) => size(value) >= 65, 'Invalid signature'),
);

/** Unsigned decimal integer, as a string alone: the public gateway takes no JSON numbers. */
export const decimalField = v.pipe(
  v.string('Invalid input: expected string'),
  v.regex(/^\d{1,78}$/, noNumber),
  v.transform((value) => BigInt(value)),
  v.maxValue(2n ** 256n - 1n, noNumber),
);

export const operationField = v.picklist([0, 1], 'Invalid operation');

export const textField = (longest: number) =>
  v.pipe(v.string('Invalid text'), v.maxLength(longest, 'Invalid text'));

/** Fields of a Safe's transaction, numbers as decimals. */
export const transactionFields = {
  to: addressField,
  value: decimalField,
  data: v.nullish(bytesField, '0x'),
  operation: operationField,
  safeTxGas: decimalField,
  baseGas: decimalField,
  gasPrice: decimalField,
  gasToken: addressField,
  refundReceiver: v.nullish(addressField, zeroAddress),
  nonce: decimalField,
};
