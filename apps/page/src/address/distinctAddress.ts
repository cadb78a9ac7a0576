import type { Address } from 'viem';

/** Digits at either end of an address in payments. */
const USUAL_DIGITS = 4;
/** Digits of an address. */
const ALL_DIGITS = 40;

/** Shortens an address to four digits at either end, or as many as distinguish it from the others. */
export function distinctAddress(address: Address, others: readonly Address[]): string {
  const rivals = others.filter((one) => one.toLowerCase() !== address.toLowerCase());
  for (let digits = USUAL_DIGITS; digits * 2 < ALL_DIGITS; digits += 1) {
    const short = shortenAddress(address, digits);
    const isTaken = rivals.some(
      (one) => shortenAddress(one, digits).toLowerCase() === short.toLowerCase(),
    );
    if (!isTaken) return short;
  }
  return address;
}

function shortenAddress(address: Address, digits: number): string {
  return `${address.slice(0, digits + 2)}…${address.slice(-digits)}`;
}
