import { ignoreContractError } from '@mooring/page/chain';
import { type Address, type Client, isAddressEqual, parseAbi } from 'viem';
import { readContract } from 'viem/actions';

/** Functions of Safe's passkey signers (0.2.1) and of their factory. */
export const passkeySignerAbi = parseAbi([
  'function getConfiguration() view returns (uint256 x, uint256 y, uint176 verifiers)',
  'function getSigner(uint256 x, uint256 y, uint176 verifiers) view returns (address)',
]);

/**
 * Reads the public key of a passkey signer: coordinates and verifiers; null for other owners. The factory must confirm
 * the signer's address for the key, since any contract can imitate one.
 */
export async function readSignerKey(client: Client, owner: Address, factory: Address) {
  const ask = { address: owner, abi: passkeySignerAbi, functionName: 'getConfiguration' } as const;
  // Wallets and other contracts do not have the function.
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
