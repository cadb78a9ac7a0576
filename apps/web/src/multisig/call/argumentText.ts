import type { ArgumentValue } from '@mooring/safe/transactions';

/** An argument in one line, numbers with every digit, lists and structures as JSON writes them. */
export function argumentText(value: ArgumentValue): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return `${value}`;
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));
}
