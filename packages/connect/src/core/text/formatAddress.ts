/**
 * Shortens an address for display: the first 4 characters, `…`, the last 4 (`0xf3…2266`). Texts of fewer
 * than 8 characters are unchanged.
 *
 * @example
 * ```ts
 * import { formatAddress } from '@mooring/connect';
 *
 * formatAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'); // '0xf3…2266'
 * ```
 */
export function formatAddress(address: string): string {
  return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}
