import { toSafeSignature } from '@mooring/safe/transactions';
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  isAddressEqual,
  isHex,
  numberToHex,
} from 'viem';
import { callContract, readHex } from '../account/chainRead.ts';
import { wrappedMark } from '../account/signature.ts';
import type { WalletProvider } from '../submit/submitter.ts';
import { type NewOwners, proposeRecovery, type RecoveryProposal } from './proposeRecovery.ts';
import { readGuardianApprovals, unreadableError } from './readRecovery.ts';
import { recoveryAbi } from './recoveryAbi.ts';
import { RecoveryError } from './recoveryError.ts';
import type { RecoveryPlace } from './recoveryState.ts';

/** Guardian's signature of a recovery. */
export interface GuardianSignature {
  readonly signer: Address;
  /** A key's (65 bytes), or a contract's (EIP-1271), such as of a Safe or a passkey account. */
  readonly signature: Hex;
}

/** Checked signatures of a recovery. */
export interface CollectedSignatures {
  readonly proposal: RecoveryProposal;
  /** Valid ones, one for each guardian, in the ascending order that the module requires. */
  readonly signatures: readonly GuardianSignature[];
  /** Guardians that have approved, by a signature or onchain. */
  readonly approved: readonly Address[];
  /** Number of guardians that still have to approve. */
  readonly missing: number;
  /** Signatures that were left out, with the reason. */
  readonly refused: readonly { readonly signer: Address; readonly error: RecoveryError }[];
}

/**
 * Asks a guardian to sign a recovery, by an EIP-1193 provider: a wallet, a Safe, or a passkey account. It costs nothing.
 * Show what is signed before: the account, its new owners, and the words to compare.
 * @throws {RecoveryError} `notGuardian`, `guardianNotDeployed`, `signatureInvalid`, and those of `proposeRecovery`
 * @throws the wallet's errors
 *
 * @example
 * ```ts
 * import { signAsGuardian } from '@mooring/passkey/recovery';
 *
 * const signed = await signAsGuardian(place, { newOwners: [address], newThreshold: 1 }, {
 *   guardian: friend,
 *   wallet: provider,
 * });
 * ```
 */
export async function signAsGuardian(
  place: RecoveryPlace,
  wanted: NewOwners,
  { guardian, wallet }: { readonly guardian: Address; readonly wallet: WalletProvider },
): Promise<GuardianSignature> {
  const { chainId } = place;
  const proposal = await proposeRecovery(place, wanted);
  requireGuardian(proposal, guardian);
  if (Number(await wallet.request({ method: 'eth_chainId' })) !== chainId) {
    const params = [{ chainId: numberToHex(chainId) }];
    await wallet.request({ method: 'wallet_switchEthereumChain', params });
  }
  const params = [getAddress(guardian), formatTypedData(proposal.typedData)];
  const signature = await wallet.request({ method: 'eth_signTypedData_v4', params });
  if (!isHex(signature))
    throw new RecoveryError('signatureInvalid', 'The wallet returned no signature.');
  return checkGuardianSignature(place, proposal, { signer: guardian, signature });
}

/**
 * Checks signatures of guardians, from wherever they were collected, against the present state of the account. An invalid
 * one is left out with its reason, and does not hold up the others.
 * @throws {RecoveryError} `unreadable`, and those of `proposeRecovery`
 *
 * @example
 * ```ts
 * import { collectSignatures } from '@mooring/passkey/recovery';
 *
 * const wanted = { newOwners: [address], newThreshold: 1 };
 * const { missing, approved } = await collectSignatures(place, wanted, [
 *   { signer: friend, signature },
 * ]);
 * ```
 */
export async function collectSignatures(
  place: RecoveryPlace,
  wanted: NewOwners,
  given: readonly GuardianSignature[],
): Promise<CollectedSignatures> {
  const proposal = await proposeRecovery(place, wanted);
  const [onChain, checks] = await Promise.all([
    readGuardianApprovals(place, proposal.guardians, proposal),
    Promise.all(given.map((one) => settleCheck(place, proposal, one))),
  ]);
  const valid = new Map<string, GuardianSignature>();
  for (const { valid: one } of checks) if (one) valid.set(one.signer.toLowerCase(), one);
  // Hex of equal case and length sorts like its numbers.
  const signatures = [...valid].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const approved = proposal.guardians.filter(
    (guardian) =>
      valid.has(guardian.toLowerCase()) || onChain.some((one) => isAddressEqual(one, guardian)),
  );
  return {
    proposal,
    signatures,
    approved,
    missing: Math.max(proposal.threshold - approved.length, 0),
    refused: checks.flatMap(({ refused }) => refused ?? []),
  };
}

async function settleCheck(
  place: RecoveryPlace,
  proposal: RecoveryProposal,
  given: GuardianSignature,
) {
  try {
    return { valid: await checkGuardianSignature(place, proposal, given) };
  } catch (error) {
    if (!(error instanceof RecoveryError) || error.reason === 'unreadable') throw error;
    return { refused: { signer: given.signer, error } };
  }
}

/**
 * Checks the signature of a guardian: a key's by recovery, as wallets differ in its last byte; a contract's by the module,
 * which asks the contract.
 * @throws {RecoveryError} `notGuardian`, `guardianNotDeployed`, `signatureInvalid`, `unreadable`
 */
async function checkGuardianSignature(
  { read, module, account }: RecoveryPlace,
  proposal: RecoveryProposal,
  { signer, signature }: GuardianSignature,
): Promise<GuardianSignature> {
  requireGuardian(proposal, signer);
  if (signature.endsWith(wrappedMark.slice(2)))
    throw new RecoveryError(
      'guardianNotDeployed',
      `The account ${signer} has to be on this network before it can sign (ERC-6492).`,
    );
  const { hash } = proposal;
  const code = await readHex(read, 'eth_getCode', [signer, 'latest']).catch((cause: unknown) => {
    throw unreadableError(cause);
  });
  if (code === '0x') return checkKeySignature(signer, signature, hash);
  const args = [account, hash, signer, signature] as const;
  const call = { abi: recoveryAbi, functionName: 'validateGuardianSignature', args } as const;
  try {
    await callContract(read, module.address, encodeFunctionData(call));
  } catch (cause) {
    // A network that is down is no proof against a signature.
    await readHex(read, 'eth_chainId', []).catch((error: unknown) => {
      throw unreadableError(error);
    });
    throw invalidError(signer, cause);
  }
  return { signer: getAddress(signer), signature };
}

/** Formats typed data for a wallet. viem's function writes addresses in lower case, which nobody can compare. */
function formatTypedData(typedData: RecoveryProposal['typedData']): string {
  return JSON.stringify(typedData, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
}

/** The module takes 27 and 28 as the last byte; some wallets write 0 and 1. */
async function checkKeySignature(
  owner: Address,
  signature: Hex,
  hash: Hash,
): Promise<GuardianSignature> {
  const signed = { signature, owner, hash, kind: 'typed-data' } as const;
  const checked = await toSafeSignature(signed).catch((cause: unknown) => {
    throw invalidError(owner, cause);
  });
  return { signer: checked.owner, signature: 'data' in checked ? checked.data : signature };
}

function requireGuardian({ guardians }: RecoveryProposal, signer: Address): void {
  if (guardians.some((guardian) => isAddressEqual(guardian, signer))) return;
  throw new RecoveryError('notGuardian', `${signer} is not a guardian of the account.`);
}

function invalidError(signer: Address, cause: unknown): RecoveryError {
  const message = `${signer} has not signed this recovery.`;
  return new RecoveryError('signatureInvalid', message, { cause });
}
