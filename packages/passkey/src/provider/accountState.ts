import { type Address, encodeFunctionData, type Hex, isAddressEqual, parseAbi, size } from 'viem';
import { accountAddress, readSigner } from '../account/address.ts';
import { type ChainRead, callContract, readHex } from '../account/chainRead.ts';
import type { PasskeyContracts } from '../account/contracts.ts';
import { PasskeyError } from '../passkeyError.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';

const safeAbi = parseAbi([
  'function isOwner(address owner)',
  'function getThreshold()',
  'function nonce()',
]);

/** Account on one chain. */
export interface AccountState {
  readonly signer: Address;
  readonly hasSigner: boolean;
  readonly hasSafe: boolean;
  /** Nonce of the next transaction. */
  readonly nonce: bigint;
}

/**
 * Reads an account from the chain, and checks that the passkey alone can sign for it: its address follows from the
 * passkey, or the passkey is an owner on chain. Data stored on the device is not trusted.
 * @throws {PasskeyError} `unauthorized` if it is not an owner, `needsOwners` if more signatures are required,
 * `unknownNetwork` without the contracts
 */
export async function readAccountState(
  read: ChainRead,
  contracts: PasskeyContracts,
  { address, publicKey }: PasskeyAccount,
): Promise<AccountState> {
  const [signer, hasSafe] = await Promise.all([
    readSigner(read, contracts, publicKey),
    hasCode(read, address),
  ]);
  if (!hasSafe) {
    if (!isAddressEqual(address, accountAddress(signer)))
      throw new PasskeyError('unauthorized', 'The account is not deployed.');
    return { signer, hasSigner: await hasCode(read, signer), hasSafe, nonce: 0n };
  }
  const [hasSigner, isOwner, threshold, nonce] = await Promise.all([
    hasCode(read, signer),
    ask(encodeFunctionData({ abi: safeAbi, functionName: 'isOwner', args: [signer] })),
    ask(encodeFunctionData({ abi: safeAbi, functionName: 'getThreshold' })),
    ask(encodeFunctionData({ abi: safeAbi, functionName: 'nonce' })),
  ]);
  if (isOwner !== 1n) throw new PasskeyError('unauthorized', 'The passkey is not an owner.');
  if (threshold !== 1n)
    throw new PasskeyError('needsOwners', `The account needs ${threshold} signatures.`);
  return { signer, hasSigner, hasSafe, nonce };

  async function ask(data: Hex): Promise<bigint> {
    const found = await callContract(read, address, data);
    if (size(found) !== 32) throw new PasskeyError('unauthorized', 'The address is not a Safe.');
    return BigInt(found);
  }
}

export async function hasCode(read: ChainRead, address: Address): Promise<boolean> {
  return (await readHex(read, 'eth_getCode', [address, 'latest'])) !== '0x';
}
