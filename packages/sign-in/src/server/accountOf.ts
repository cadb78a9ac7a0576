import type { Hex } from 'viem';

/**
 * The account that signed in, as CAIP-10 with the address in lower case. A key holds its address on
 * every chain, which chain 0 stands for here, as no network has it; a contract is an account on its
 * own chain alone, since others may have put another at the same address elsewhere.
 */
export function accountOf(verdict: 'key' | 'contract', address: Hex, chainId: number): string {
  return `eip155:${verdict === 'key' ? 0 : chainId}:${address.toLowerCase()}`;
}
