import { type Address, encodeFunctionData, isAddressEqual, parseAbi, size, slice } from 'viem';
import type { ChainRead } from '../account/chainRead.ts';
import type { PasskeyContracts } from '../account/contracts.ts';
import type { Shared } from '../provider/shared.ts';

const signerAbi = parseAbi(['function getConfiguration()']);

/**
 * Returns true for a signer of the factory: the factory returns this address for the key that it names, since any contract
 * can imitate a signer. Rejects for contracts that revert, and if it could not be read.
 */
export async function isSigner(
  read: ChainRead,
  contracts: PasskeyContracts,
  address: Address,
  {
    callContract,
    parsePublicKey,
    readSigner,
  }: Pick<Shared, 'callContract' | 'parsePublicKey' | 'readSigner'>,
): Promise<boolean> {
  const data = encodeFunctionData({ abi: signerAbi, functionName: 'getConfiguration' });
  const found = await callContract(read, address, data);
  if (size(found) !== 96) return false;
  const publicKey = parsePublicKey({ x: slice(found, 0, 32), y: slice(found, 32, 64) });
  if (!publicKey) return false;
  return isAddressEqual(await readSigner(read, contracts, publicKey), address);
}
