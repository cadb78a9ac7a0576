import type { Address } from 'viem';

/**
 * Returns the contract whose code a delegated account runs, from the account's code (EIP-7702): 0xef0100, then the
 * address. Its key still signs. `undefined` for other code.
 */
export function readDelegate(code: string | null | undefined): Address | undefined {
  return code && /^0xef0100[0-9a-f]{40}$/i.test(code) ? `0x${code.slice(8)}` : undefined;
}
