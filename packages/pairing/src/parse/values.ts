import { custom } from 'valibot';
import { isHex32 } from '../crypto/keys.ts';

/** 32 bytes as 64 hex digits. */
export const hex32 = custom<string>(isHex32);

/** Integer that JSON represents exactly, with a minimum. */
export function integerFrom(least: number) {
  return custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= least);
}

/** Integer from 0, such as a time. */
export const count = integerFrom(0);

/** Integer from 1, such as an id. */
export const positive = integerFrom(1);

/** True or false. */
export const flag = custom<boolean>((value) => typeof value === 'boolean');

/** Field that must be absent. */
export const absent = custom<undefined>((value) => value === undefined);
