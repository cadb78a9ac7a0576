import type { Hash } from 'viem';

/** The safeTxHash in a gateway's id `multisig_{safe}_{safeTxHash}`; none for transfers and the like. */
export function hashOfId(id: string): Hash | undefined {
  const hash = /^multisig_0x[\da-f]{40}_0x([\da-f]{64})$/i.exec(id)?.[1];
  return hash === undefined ? undefined : `0x${hash.toLowerCase()}`;
}
