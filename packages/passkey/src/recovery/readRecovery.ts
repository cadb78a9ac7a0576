import { listSentinel } from '@mooring/safe/transactions';
import { type Address, decodeFunctionResult, encodeFunctionData } from 'viem';
import { callContract, readHex } from '../account/chainRead.ts';
import { accountReadAbi, recoveryAbi } from './recoveryAbi.ts';
import { RecoveryError } from './recoveryError.ts';
import {
  type RecoveryPlace,
  type RecoverySettings,
  type RecoveryState,
  readRecoveryState,
} from './recoveryState.ts';

/**
 * Reads the recovery of an account: whether the module is enabled, guardians, threshold, and a running recovery. Never
 * rejects: a network that does not answer is a state of its own, which says nothing about the account.
 *
 * @example
 * ```ts
 * import { readRecovery, recoveryModules } from '@mooring/passkey/recovery';
 *
 * const module = recoveryModules[8453];
 * if (module) {
 *   const place = { chainId: 8453, read: client.request, module, account: address };
 *   const found = await readRecovery(place);
 *   if (found.state === 'on' && found.running) console.log(found.running.newOwners);
 * }
 * ```
 */
export function readRecovery(place: RecoveryPlace): Promise<RecoveryState> {
  return readRecoveryState(place, { callContract, readHex });
}

type DeployedRecovery = RecoverySettings & { readonly state: 'off' | 'on' };

/**
 * Reads the recovery of a deployed account.
 * @throws {RecoveryError} `notDeployed`, `unknownModule`, `unreadable`
 */
export async function requireDeployed(place: RecoveryPlace): Promise<DeployedRecovery> {
  const found = await requireReadable(place);
  if (found) return found;
  throw new RecoveryError('notDeployed', 'The account is not on this network.');
}

/**
 * Reads the recovery of an account; `undefined` for one that is not deployed.
 * @throws {RecoveryError} `unknownModule`, `unreadable`
 */
export async function requireReadable(place: RecoveryPlace): Promise<DeployedRecovery | undefined> {
  const found = await readRecovery(place);
  switch (found.state) {
    case 'unreachable':
      throw unreadableError(found.cause);
    case 'unknownModule':
      throw new RecoveryError('unknownModule', `${place.module.address} is another contract.`);
    case 'notDeployed':
      return undefined;
    default:
      return found;
  }
}

/**
 * Reads the recovery of an account that has guardians.
 * @throws {RecoveryError} `notSetUp`, `notDeployed`, `unknownModule`, `unreadable`
 */
export async function requireGuardians(place: RecoveryPlace): Promise<DeployedRecovery> {
  const found = await requireDeployed(place);
  if (found.state === 'on' && found.guardians.length > 0) return found;
  throw new RecoveryError('notSetUp', 'The account has no guardians on this network.');
}

/** Most modules of an account that are read. */
const MOST_MODULES = 100n;

/** Reads the owners of an account. */
export function readSafeOwners(place: RecoveryPlace): Promise<readonly Address[]> {
  return orUnreadable(async () => {
    const call = { abi: accountReadAbi, functionName: 'getOwners' } as const;
    const data = await callContract(place.read, place.account, encodeFunctionData(call));
    return decodeFunctionResult({ ...call, data });
  });
}

/** Reads the modules of an account, in onchain order; more than are read at once are unreadable. */
export function readSafeModules(place: RecoveryPlace): Promise<readonly Address[]> {
  return orUnreadable(async () => {
    const call = { abi: accountReadAbi, functionName: 'getModulesPaginated' } as const;
    const asked = encodeFunctionData({ ...call, args: [listSentinel, MOST_MODULES] });
    const data = await callContract(place.read, place.account, asked);
    const [modules, next] = decodeFunctionResult({ ...call, data });
    // The sentinel is 1; 0 follows in a list that was not set up.
    if (BigInt(next) > 1n) throw new Error('The account has more modules.');
    return modules;
  });
}

/** Reads which guardians have approved a recovery onchain, with the account's present nonce. */
export function readGuardianApprovals(
  { read, module, account }: RecoveryPlace,
  guardians: readonly Address[],
  { newOwners, newThreshold }: { readonly newOwners: readonly Address[]; newThreshold: number },
): Promise<readonly Address[]> {
  return orUnreadable(async () => {
    const call = { abi: recoveryAbi, functionName: 'hasGuardianApproved' } as const;
    const asked = guardians.map(async (guardian) => {
      const args = [account, guardian, newOwners, BigInt(newThreshold)] as const;
      const found = await callContract(read, module.address, encodeFunctionData({ ...call, args }));
      return decodeFunctionResult({ ...call, data: found }) ? [guardian] : [];
    });
    return (await Promise.all(asked)).flat();
  });
}

async function orUnreadable<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    throw unreadableError(cause);
  }
}

export function unreadableError(cause: unknown): RecoveryError {
  return new RecoveryError('unreadable', 'The network did not answer.', { cause });
}
