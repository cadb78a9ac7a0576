import type { Hex } from 'viem';

/**
 * Account that signed in, as CAIP-10 with the address in lower case. A key has its address on every chain,
 * here chain 0, which no network uses; a contract is an account on its own chain only, since others may
 * deploy another at the same address elsewhere.
 */
export function accountOf(verdict: 'key' | 'contract', address: Hex, chainId: number): string {
  return `eip155:${verdict === 'key' ? 0 : chainId}:${address.toLowerCase()}`;
}
