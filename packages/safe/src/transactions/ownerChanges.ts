import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem';
import { managementAbi } from './managementAbi.ts';
import type { SafeCall, SafeState } from './safeTransaction.ts';

/** Sentinel before the first owner in the Safe's linked list. */
const ownerSentinel: Address = '0x0000000000000000000000000000000000000001';

/** Part of a Safe that owner changes depend on; `owners` in onchain order. */
export type SafeOwners = Pick<SafeState, 'address' | 'owners' | 'threshold'>;

/**
 * The call that adds an owner, and sets how many have to sign from then on.
 * @throws {Error} for an owner it has already or cannot have, or a threshold out of reach
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
 * The call that takes an owner away.
 * @param threshold how many have to sign from then on; by default as many as before, or all that stay
 * @throws {Error} for who is no owner, the last one, or a threshold out of reach
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
 * The call that puts one owner in the place of another.
 * @throws {Error} as adding and removing do
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
 * The call that sets how many owners have to sign.
 * @throws {Error} for a threshold out of reach
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
  return getAddress(owners[index - 1] ?? ownerSentinel);
}

function checkNewOwner({ address, owners }: SafeOwners, owner: Address): void {
  if ([zeroAddress, ownerSentinel, address].some((other) => isAddressEqual(other, owner)))
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
