import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem';
import { listSentinel, managementAbi } from './managementAbi.ts';
import type { SafeCall, SafeState } from './safeTransaction.ts';

/** Part of a Safe that owner changes depend on; `owners` in onchain order. */
export type SafeOwners = Pick<SafeState, 'address' | 'owners' | 'threshold'>;

/**
 * Creates the call that adds an owner, and sets the threshold.
 * @throws {Error} for an existing or impossible owner, or an invalid threshold
 *
 * @example
 * ```ts
 * import { addOwner, createTransaction } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(addOwner(safe, owner, 2), safe.nonce);
 * ```
 */
export function addOwner(safe: SafeOwners, owner: Address, threshold = safe.threshold): SafeCall {
  checkNewOwner(safe, owner);
  checkThreshold(threshold, safe.owners.length + 1);
  return ownerChangeCall(
    safe,
    encodeFunctionData({
      abi: managementAbi,
      functionName: 'addOwnerWithThreshold',
      args: [getAddress(owner), BigInt(threshold)],
    }),
  );
}

/**
 * Creates the call that removes an owner.
 * @param threshold new threshold. Default: the current one, at most the number of remaining owners
 * @throws {Error} for an address that is not an owner, for the last owner, or an invalid threshold
 *
 * @example
 * ```ts
 * import { createTransaction, removeOwner } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(removeOwner(safe, owner), safe.nonce);
 * ```
 */
export function removeOwner(
  safe: SafeOwners,
  owner: Address,
  threshold = Math.min(safe.threshold, safe.owners.length - 1),
): SafeCall {
  const previous = previousOwner(safe, owner);
  if (safe.owners.length === 1) throw new Error('The last owner cannot be removed.');
  checkThreshold(threshold, safe.owners.length - 1);
  return ownerChangeCall(
    safe,
    encodeFunctionData({
      abi: managementAbi,
      functionName: 'removeOwner',
      args: [previous, getAddress(owner), BigInt(threshold)],
    }),
  );
}

/**
 * Creates the call that replaces an owner by another.
 * @throws {Error} for an address that is not an owner, or an existing or impossible new owner
 *
 * @example
 * ```ts
 * import { createTransaction, swapOwner } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(swapOwner(safe, owner, address), safe.nonce);
 * ```
 */
export function swapOwner(safe: SafeOwners, owner: Address, newOwner: Address): SafeCall {
  const previous = previousOwner(safe, owner);
  checkNewOwner(safe, newOwner);
  return ownerChangeCall(
    safe,
    encodeFunctionData({
      abi: managementAbi,
      functionName: 'swapOwner',
      args: [previous, getAddress(owner), getAddress(newOwner)],
    }),
  );
}

/**
 * Creates the call that changes the threshold.
 * @throws {Error} for an invalid threshold
 *
 * @example
 * ```ts
 * import { changeThreshold, createTransaction } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(changeThreshold(safe, 2), safe.nonce);
 * ```
 */
export function changeThreshold(safe: SafeOwners, threshold: number): SafeCall {
  checkThreshold(threshold, safe.owners.length);
  return ownerChangeCall(
    safe,
    encodeFunctionData({
      abi: managementAbi,
      functionName: 'changeThreshold',
      args: [BigInt(threshold)],
    }),
  );
}

/** The Safe stores owners as a linked list, so changes reference the previous one (else GS205). */
function previousOwner({ owners }: SafeOwners, owner: Address): Address {
  const index = owners.findIndex((other) => isAddressEqual(other, owner));
  if (index < 0) throw new Error(`${owner} is not an owner.`);
  return getAddress(owners[index - 1] ?? listSentinel);
}

function checkNewOwner({ address, owners }: SafeOwners, owner: Address): void {
  if ([zeroAddress, listSentinel, address].some((other) => isAddressEqual(other, owner)))
    throw new Error(`Invalid owner: ${owner}.`);
  if (owners.some((other) => isAddressEqual(other, owner)))
    throw new Error(`${owner} is already an owner.`);
}

function checkThreshold(threshold: number, owners: number): void {
  if (!Number.isInteger(threshold) || threshold < 1 || threshold > owners)
    throw new Error(`The threshold must be from 1 to ${owners}.`);
}

function ownerChangeCall({ address }: SafeOwners, data: Hex): SafeCall {
  return { to: getAddress(address), value: 0n, data, operation: 0 };
}
