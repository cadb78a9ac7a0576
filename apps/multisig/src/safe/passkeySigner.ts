import { ignoreContractError } from '@mooring/page/chain';
import { type Address, type Client, isAddressEqual, parseAbi } from 'viem';
import { readContract } from 'viem/actions';

/** Functions of Safe's passkey signers (0.2.1), and of the factory that makes them. */
export const passkeySignerAbi = parseAbi([
  'function getConfiguration() view returns (uint256 x, uint256 y, uint176 verifiers)',
  'function getSigner(uint256 x, uint256 y, uint176 verifiers) view returns (address)',
]);

/**
 * Reads the public key of an owner that is a passkey's signer: its coordinates and verifiers; null for any other
 * owner. The owner's word is not enough: the factory must name it for its key.
 */
export async function readSignerKey(client: Client, owner: Address, factory: Address) {
  const ask = { address: owner, abi: passkeySignerAbi, functionName: 'getConfiguration' } as const;
  // A wallet, and other contracts, do not answer.
  const key = await readContract(client, ask).catch(ignoreContractError);
  if (!key) return null;
  const signer = await readContract(client, {
    address: factory,
    abi: passkeySignerAbi,
    functionName: 'getSigner',
    args: key,
  });
  return isAddressEqual(signer, owner) ? key : null;
}
