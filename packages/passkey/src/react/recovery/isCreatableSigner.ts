import { isRevertedCall } from '@mooring/internal';
import type { Address } from 'viem';
import { readSigner } from '../../account/address.ts';
import { type ChainRead, callContract } from '../../account/chainRead.ts';
import type { PasskeyContracts } from '../../account/contracts.ts';
import { parsePublicKey } from '../../account/publicKey.ts';
import { isSigner } from '../../owners/isSigner.ts';

/**
 * Returns true if a contract is the signer of a passkey, which anyone can create at the same address on another network.
 * Rejects if it could not be read.
 */
export async function isCreatableSigner(
  read: ChainRead,
  contracts: PasskeyContracts,
  address: Address,
): Promise<boolean> {
  try {
    return await isSigner(read, contracts, address, { callContract, parsePublicKey, readSigner });
  } catch (error) {
    if (isRevertedCall(error)) return false;
    throw error;
  }
}
