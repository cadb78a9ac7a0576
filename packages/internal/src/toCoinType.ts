/**
 * Coin type of an EVM network, under which names have an address for it (ENSIP-9, ENSIP-11); undefined for a network that
 * cannot have one. The oldest supported viem has no function for it.
 */
export function toCoinType(chainId: number): bigint | undefined {
  if (chainId === 1) return 60n;
  return chainId < 0x8000_0000 ? 0x8000_0000n | BigInt(chainId) : undefined;
}
