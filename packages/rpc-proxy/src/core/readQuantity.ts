/** Parses a JSON-RPC quantity such as `0x1b4` to a number; null for anything else. */
export function readQuantity(value: unknown): number | null {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,13}$/i.test(value)) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
}
