/**
 * Shortens an address for display: the first 4 characters, `…`, the last 4 (`0xf3…2266`).
 * A text of fewer than 8 characters comes back whole.
 */
export function formatAddress(address: string): string {
  return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}
