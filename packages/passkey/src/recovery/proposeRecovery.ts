import { listSentinel } from '@mooring/safe/transactions';
import {
  type Address,
  getAddress,
  type Hash,
  hashTypedData,
  isAddress,
  isAddressEqual,
  type TypedDataDefinition,
  zeroAddress,
} from 'viem';
import { requireGuardians } from './readRecovery.ts';
import { RecoveryError } from './recoveryError.ts';
import type { RecoveryPlace, RecoverySettings } from './recoveryState.ts';

/** Owners that are to replace all owners of an account. */
export interface NewOwners {
  /** Such as the signer of a new passkey, or a wallet. */
  readonly newOwners: readonly Address[];
  readonly newThreshold: number;
}

/** Recovery for guardians to sign. */
export interface RecoveryProposal extends NewOwners, RecoverySettings {
  /** EIP-712 typed data that each guardian signs. It is valid on this network, until the account's nonce changes. */
  readonly typedData: TypedDataDefinition;
  /** Hash of the typed data. */
  readonly hash: Hash;
}

/** Most new owners: replacing them has to fit in a block. */
const MOST_RECOVERED_OWNERS = 20;

/**
 * Creates the recovery that guardians sign, from the present state of the account. It is the check of a request from
 * elsewhere, too: a guardian's page proposes what it was sent, and signs its own proposal.
 *
 * Refuses owners that no account accepts, and guardians: the module starts such a recovery and cannot finish it, which
 * locks the account for good if all guardians have approved it.
 * @throws {RecoveryError} `ownerInvalid`, `thresholdInvalid`, `notSetUp`, `notDeployed`, `unknownModule`, `unreadable`
 *
 * @example
 * ```ts
 * import { readSigner } from '@mooring/passkey/account';
 * import { proposeRecovery } from '@mooring/passkey/recovery';
 *
 * const signer = await readSigner(place.read, local, publicKey);
 * const { hash } = await proposeRecovery(place, { newOwners: [signer], newThreshold: 1 });
 * ```
 */
export async function proposeRecovery(
  place: RecoveryPlace,
  wanted: NewOwners,
): Promise<RecoveryProposal> {
  const { guardians, threshold, nonce, running, time } = await requireGuardians(place);
  checkNewOwners(place, guardians, wanted);
  const newOwners = wanted.newOwners.map((owner) => getAddress(owner));
  const { newThreshold } = wanted;
  const typedData = recoveryTypedData(place, { newOwners, newThreshold, nonce });
  const hash = hashTypedData(typedData);
  return { newOwners, newThreshold, guardians, threshold, nonce, running, time, typedData, hash };
}

/**
 * Creates the EIP-712 typed data of a recovery. Prefer `proposeRecovery`, which checks it.
 *
 * @example
 * ```ts
 * import { recoveryTypedData } from '@mooring/passkey/recovery';
 *
 * const typedData = recoveryTypedData(place, { newOwners: [address], newThreshold: 1, nonce: 0n });
 * ```
 */
export function recoveryTypedData(
  { chainId, module, account }: Pick<RecoveryPlace, 'chainId' | 'module' | 'account'>,
  { newOwners, newThreshold, nonce }: NewOwners & { readonly nonce: bigint },
): TypedDataDefinition {
  return {
    domain: {
      name: 'Social Recovery Module',
      version: '0.0.1',
      chainId,
      verifyingContract: module.address,
    },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      ExecuteRecovery: [
        { name: 'wallet', type: 'address' },
        { name: 'newOwners', type: 'address[]' },
        { name: 'newThreshold', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'ExecuteRecovery',
    message: { wallet: account, newOwners, newThreshold: BigInt(newThreshold), nonce },
  };
}

/**
 * Checks the owners of a recovery.
 * @throws {RecoveryError} `ownerInvalid`, `thresholdInvalid`
 */
function checkNewOwners(
  { account }: RecoveryPlace,
  guardians: readonly Address[],
  { newOwners, newThreshold }: NewOwners,
): void {
  if (newOwners.length === 0 || newOwners.length > MOST_RECOVERED_OWNERS)
    throw new RecoveryError('ownerInvalid', `Expected 1 to ${MOST_RECOVERED_OWNERS} new owners.`);
  for (const [index, owner] of newOwners.entries()) {
    const isOneOf = (others: readonly Address[]) =>
      others.some((other) => isAddressEqual(other, owner));
    if (!isAddress(owner, { strict: false }) || isOneOf([zeroAddress, listSentinel, account]))
      throw new RecoveryError('ownerInvalid', `${owner} cannot be an owner of the account.`);
    if (isOneOf(guardians))
      throw new RecoveryError('ownerInvalid', `${owner} is a guardian of the account.`);
    if (isOneOf(newOwners.slice(0, index)))
      throw new RecoveryError('ownerInvalid', `${owner} is named twice.`);
  }
  if (!Number.isInteger(newThreshold) || newThreshold < 1 || newThreshold > newOwners.length)
    throw new RecoveryError(
      'thresholdInvalid',
      `Expected a threshold from 1 to ${newOwners.length}, not ${newThreshold}.`,
    );
}
