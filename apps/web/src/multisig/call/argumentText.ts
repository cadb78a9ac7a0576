import type { ArgumentValue } from '@mooring/safe/transactions';

/** Formats an argument on one line: numbers with all digits, lists and structs as JSON. */
export function argumentText(value: ArgumentValue): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return `${value}`;
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));
}
