import { graphemes } from './visibleText.ts';

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

/**
 * Shortens an address for decisions about payments and permissions: four digits after `0x`, and the last four
 * (`0xf39F…2266`), so that a look-alike must match eight digits. Shorter texts are unchanged.
 *
 * @example
 * ```ts
 * import { comparableAddress } from '@mooring/connect';
 *
 * comparableAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'); // '0xf39F…2266'
 * ```
 */
export function comparableAddress(address: string): string {
  return address.length < 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}

const LONGEST_SHORT_NAME = 24;

/**
 * Shortens a name for display: the part before the last label is cut to 24 characters and ends with `...`
 * (`abcdefghijklmnopqrstuvwx...`). A name of one label is unchanged. Counts graphemes: no emoji is cut in
 * half.
 *
 * @example
 * ```ts
 * import { formatName } from '@mooring/connect';
 *
 * formatName('pay.the-shop-round-the-corner.eth'); // 'pay.the-shop-round-the-c...'
 * ```
 */
export function formatName(name: string): string {
  const point = name.lastIndexOf('.');
  const before = graphemes(name.slice(0, Math.max(point, 0)));
  if (before.length <= LONGEST_SHORT_NAME) return name;
  return `${before.slice(0, LONGEST_SHORT_NAME).join('')}...`;
}
