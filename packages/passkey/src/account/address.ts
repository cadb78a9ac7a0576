import { setupAbi } from '@mooring/safe/transactions';
import {
  type Address,
  concat,
  encodeFunctionData,
  getAddress,
  getContractAddress,
  type Hex,
  keccak256,
  parseAbi,
  size,
  slice,
  zeroAddress,
  zeroHash,
} from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import { type ChainRead, callContract } from './chainRead.ts';
import type { PasskeyContracts } from './contracts.ts';
import type { PublicKey } from './p256.ts';
import { accountVersion, safeContracts } from './safeContracts.ts';

const signerFactoryAbi = parseAbi([
  'function getSigner(uint256 x, uint256 y, uint176 verifiers)',
  'function createSigner(uint256 x, uint256 y, uint176 verifiers)',
]);

/** Arguments of the signer factory. */
export function signerArguments({ x, y }: PublicKey, { verifiers }: PasskeyContracts) {
  return [BigInt(x), BigInt(y), BigInt(verifiers)] as const;
}

/**
 * Reads the address of the contract that checks a passkey's signatures from its factory, by one `eth_call`. The
 * contract need not be deployed.
 * @throws {PasskeyError} `unknownNetwork` on a chain without the factory
 *
 * @example
 * ```ts
 * import { accountAddress, passkeyContracts, readSigner } from '@mooring/passkey/account';
 *
 * const signer = await readSigner(client.request, passkeyContracts[1] ?? local, publicKey);
 * const account = accountAddress(signer);
 * ```
 */
export async function readSigner(
  read: ChainRead,
  contracts: PasskeyContracts,
  publicKey: PublicKey,
): Promise<Address> {
  const args = signerArguments(publicKey, contracts);
  const data = encodeFunctionData({ abi: signerFactoryAbi, functionName: 'getSigner', args });
  const found = await callContract(read, contracts.factory, data);
  if (size(found) !== 32)
    throw new PasskeyError('unknownNetwork', 'The network has no passkey contracts.');
  return getAddress(slice(found, 12));
}

/** Call data for the factory that creates the signer of a passkey. */
export function encodeSignerCreation(publicKey: PublicKey, contracts: PasskeyContracts): Hex {
  const args = signerArguments(publicKey, contracts);
  return encodeFunctionData({ abi: signerFactoryAbi, functionName: 'createSigner', args });
}

/**
 * keccak256 of the creation code of a proxy on SafeL2 1.4.1: `proxyCreationCode()` of the canonical factory,
 * and the address of SafeL2.
 */
const proxyCodeHash = '0xe298282cefe913ab5d282047161268a8222e4bd4ed106300c547894bbefd31ee';

/**
 * Call data of `setup`: one owner, the passkey's signer, and the fallback handler of the release.
 *
 * @example
 * ```ts
 * import { accountSetup } from '@mooring/passkey/account';
 *
 * const initializer = accountSetup(signer);
 * ```
 */
export function accountSetup(signer: Address): Hex {
  return encodeFunctionData({
    abi: setupAbi,
    functionName: 'setup',
    args: [
      [signer],
      1n,
      zeroAddress,
      '0x',
      safeContracts.fallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  });
}

/**
 * Computes the address of a passkey's account: a Safe 1.4.1 whose only owner is the passkey's signer, as Safe's
 * canonical factory deploys it.
 * @param signer of {@link readSigner}
 *
 * @example
 * ```ts
 * import { accountAddress } from '@mooring/passkey/account';
 *
 * const account = accountAddress(signer);
 * ```
 */
export function accountAddress(signer: Address): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: safeContracts.proxyFactory,
    // The factory's salt: hash of the set-up, and the nonce 0.
    salt: keccak256(concat([keccak256(accountSetup(signer)), zeroHash])),
    bytecodeHash: proxyCodeHash,
  });
}

/** Safe of an account, for its hashes. */
export function accountSafe(address: Address, chainId: number) {
  return { address, chainId, version: accountVersion };
}
