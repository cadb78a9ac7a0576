/** Shortens an address where money is decided: four digits after `0x`, and the last four. */
export function comparableAddress(address: string): string {
  return address.length < 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}
