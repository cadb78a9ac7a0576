import type { SafeCall } from '@mooring/safe/transactions';
import { LONGEST_INPUT } from '@mooring/testing/wallet';
import * as v from 'valibot';
import { getAddress, type Hex, isAddress, isHex } from 'viem';
import { typedData } from '../../../typedData.ts';

const NO_LIST = 'Expected a list of transactions.';
const NO_ADDRESS = 'A transaction has an invalid address.';

const to = v.pipe(
  v.string(NO_ADDRESS),
  v.check((value) => isAddress(value, { strict: false }), NO_ADDRESS),
  v.transform((value) => getAddress(value)),
);

/** In wei: decimals or hex, as a text or a whole number. */
const amountParam = v.pipe(
  v.nullish(v.custom<string | number>(isAmount, 'A transaction has an invalid amount.'), ''),
  v.transform((value) => BigInt(value)),
);

const bytesParam = v.pipe(
  v.nullish(v.custom<string>(isHexBytes, 'A transaction has invalid data.'), ''),
  v.transform((value): Hex => `0x${value.slice(2)}`),
);

const batchTransactions = v.pipe(
  v.array(v.object({ to, value: amountParam, data: bytesParam }, NO_ADDRESS), NO_LIST),
  v.minLength(1, NO_LIST),
  v.maxLength(100, NO_LIST),
);

/** Parses the calls an application requests. @throws Error with the text for the application */
export function readCalls(txs: unknown): readonly SafeCall[] {
  const read = v.safeParse(batchTransactions, txs, { abortEarly: true });
  if (!read.success) throw new Error(read.issues[0].message);
  return read.output.map((call) => ({ ...call, operation: 0 }));
}

function isAmount(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  return typeof value === 'string' && /^(?:\d{0,78}|0x[0-9a-f]{1,64})$/i.test(value);
}

function isHexBytes(value: unknown): boolean {
  if (value === '') return true;
  return isHex(value) && value.length % 2 === 0 && value.length <= LONGEST_INPUT;
}

const LONGEST_TYPED_DATA = 100_000;

/** Parses typed data of an application: an object, or its JSON. @throws Error with the text for the application */
export function readTypedData(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  if (text.length > LONGEST_TYPED_DATA) throw new Error('The typed data is too long.');
  const read = v.safeParse(typedData, JSON.parse(text));
  if (!read.success) throw new Error('Invalid typed data.');
  return read.output;
}
