import {
  disableModule,
  enableModule,
  listSentinel,
  type SafeCall,
} from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, isAddress, isAddressEqual, zeroAddress } from 'viem';
import {
  type GuardianChoice,
  type GuardianStep,
  listGuardianSteps,
  MOST_GUARDIANS,
} from './guardianSteps.ts';
import {
  readSafeModules,
  readSafeOwners,
  requireDeployed,
  requireGuardians,
  requireReadable,
} from './readRecovery.ts';
import { recoveryAbi } from './recoveryAbi.ts';
import { RecoveryError } from './recoveryError.ts';
import type { RecoveryPlace, RecoverySettings } from './recoveryState.ts';

/** Guardians of an account that has none. */
export interface RecoverySetUp extends GuardianChoice {
  /** Owners of an account that is not deployed yet. The batch that deploys it can contain the calls. */
  readonly futureOwners?: readonly Address[] | undefined;
}

/**
 * Creates the calls of an account that enable the module and add guardians, to be sent as one batch. What the module has
 * kept of an earlier time is removed in the same batch: it would take effect again.
 * @throws {RecoveryError} `alreadySetUp`, `guardianInvalid`, `thresholdInvalid`, `notDeployed`, `unknownModule`,
 * `unreadable`
 *
 * @example
 * ```ts
 * import { setUpRecovery } from '@mooring/passkey/recovery';
 *
 * const calls = await setUpRecovery(place, { guardians: [friend, sister, brother], threshold: 2 });
 * ```
 */
export async function setUpRecovery(
  place: RecoveryPlace,
  { futureOwners, ...choice }: RecoverySetUp,
): Promise<readonly SafeCall[]> {
  const { account, module } = place;
  const found = futureOwners ? await requireReadable(place) : await requireDeployed(place);
  if (found?.state === 'on' && found.guardians.length > 0)
    throw new RecoveryError('alreadySetUp', 'The account has guardians: change them.');
  checkChoice(place, choice, found ? await readSafeOwners(place) : (futureOwners ?? []));
  const enable = enableModule({ address: account }, module.address);
  // An account that was never on chain has no approvals to invalidate.
  if (!found) return [enable, ...changeCalls(place, noGuardians, choice)];
  return [...(found.state === 'on' ? [] : [enable]), ...renewCalls(place, found, choice)];
}

/**
 * Creates the calls of an account that replace its guardians and threshold, to be sent as one batch. They cancel a running
 * recovery, and invalidate all approvals.
 * @throws {RecoveryError} `notSetUp`, `nothingToDo`, `guardianInvalid`, `thresholdInvalid`, `notDeployed`,
 * `unknownModule`, `unreadable`
 *
 * @example
 * ```ts
 * import { changeGuardians } from '@mooring/passkey/recovery';
 *
 * const calls = await changeGuardians(place, { guardians: [friend, sister, brother], threshold: 2 });
 * ```
 */
export async function changeGuardians(
  place: RecoveryPlace,
  choice: GuardianChoice,
): Promise<readonly SafeCall[]> {
  const found = await requireGuardians(place);
  checkChoice(place, choice, await readSafeOwners(place));
  if (listGuardianSteps(found, choice).length === 0)
    throw new RecoveryError('nothingToDo', 'The account has these guardians.');
  return renewCalls(place, found, choice);
}

/**
 * Creates the calls of an account that end its recovery by guardians, to be sent as one batch: they cancel a running
 * recovery, invalidate all approvals, revoke all guardians and disable the module. For a disabled module, they remove
 * what it has kept.
 * @throws {RecoveryError} `nothingToDo`, `notDeployed`, `unknownModule`, `unreadable`
 *
 * @example
 * ```ts
 * import { stopRecovery } from '@mooring/passkey/recovery';
 *
 * const calls = await stopRecovery(place);
 * ```
 */
export async function stopRecovery(place: RecoveryPlace): Promise<readonly SafeCall[]> {
  const { account, module } = place;
  const found = await requireDeployed(place);
  const isOn = found.state === 'on';
  if (!isOn && found.guardians.length === 0 && !found.running)
    throw new RecoveryError('nothingToDo', 'The account has no recovery by guardians.');
  const safe = { address: account };
  return [
    ...(isOn ? [] : [enableModule(safe, module.address)]),
    ...cancelCalls(place, found),
    invalidateCall(place),
    ...changeCalls(place, found, noGuardians),
    // A module that this batch enables is the first of the list.
    disableModule(safe, module.address, isOn ? await readSafeModules(place) : [module.address]),
  ];
}

/**
 * Creates the calls of an account that cancel a running recovery, to be sent as one batch. They invalidate all approvals,
 * so that it needs new signatures to start again. The guardians stay: offer to change them, too.
 * @throws {RecoveryError} `notRunning`, `notDeployed`, `unknownModule`, `unreadable`
 *
 * @example
 * ```ts
 * import { cancelRecovery } from '@mooring/passkey/recovery';
 *
 * const calls = await cancelRecovery(place);
 * ```
 */
export async function cancelRecovery(place: RecoveryPlace): Promise<readonly SafeCall[]> {
  const found = await requireDeployed(place);
  if (!found.running) throw new RecoveryError('notRunning', 'No recovery is running.');
  return [...cancelCalls(place, found), invalidateCall(place)];
}

const noGuardians: GuardianChoice = { guardians: [], threshold: 0 };

/** Changes guardians, and ends whatever the earlier ones have approved. */
function renewCalls(
  place: RecoveryPlace,
  found: RecoverySettings,
  choice: GuardianChoice,
): readonly SafeCall[] {
  return [
    ...cancelCalls(place, found),
    ...changeCalls(place, found, choice),
    invalidateCall(place),
  ];
}

function changeCalls(place: RecoveryPlace, from: GuardianChoice, to: GuardianChoice) {
  return listGuardianSteps(from, to).map((step) => stepCall(place, step));
}

function stepCall(place: RecoveryPlace, step: GuardianStep): SafeCall {
  const threshold = BigInt(step.threshold);
  switch (step.kind) {
    case 'add':
      return moduleCall(place, {
        functionName: 'addGuardianWithThreshold',
        args: [step.guardian, threshold],
      });
    case 'revoke':
      return moduleCall(place, {
        functionName: 'revokeGuardianWithThreshold',
        args: [step.previous, step.guardian, threshold],
      });
    case 'threshold':
      return moduleCall(place, { functionName: 'changeThreshold', args: [threshold] });
  }
}

/** The module refuses to cancel where nothing is running. */
function cancelCalls(place: RecoveryPlace, { running }: RecoverySettings): readonly SafeCall[] {
  return running ? [moduleCall(place, { functionName: 'cancelRecovery', args: [] })] : [];
}

function invalidateCall(place: RecoveryPlace): SafeCall {
  return moduleCall(place, { functionName: 'invalidateNonce', args: [] });
}

type ModuleFunction =
  | {
      readonly functionName: 'addGuardianWithThreshold';
      readonly args: readonly [Address, bigint];
    }
  | {
      readonly functionName: 'revokeGuardianWithThreshold';
      readonly args: readonly [Address, Address, bigint];
    }
  | { readonly functionName: 'changeThreshold'; readonly args: readonly [bigint] }
  | { readonly functionName: 'cancelRecovery' | 'invalidateNonce'; readonly args: readonly [] };

function moduleCall({ module }: RecoveryPlace, call: ModuleFunction): SafeCall {
  const data = encodeFunctionData({ abi: recoveryAbi, ...call });
  return { to: module.address, value: 0n, data, operation: 0 };
}

/**
 * Checks guardians that a person chose.
 * @throws {RecoveryError} `guardianInvalid`, `thresholdInvalid`
 */
function checkChoice(
  { account, module }: RecoveryPlace,
  { guardians, threshold }: GuardianChoice,
  owners: readonly Address[],
): void {
  const never = [zeroAddress, listSentinel, account, module.address];
  for (const [index, guardian] of guardians.entries()) {
    const isOneOf = (others: readonly Address[]) =>
      others.some((other) => isAddressEqual(other, guardian));
    if (!isAddress(guardian, { strict: false }) || isOneOf(never))
      throw new RecoveryError('guardianInvalid', `${guardian} cannot be a guardian.`);
    if (isOneOf(owners))
      throw new RecoveryError('guardianInvalid', `${guardian} is an owner of the account.`);
    if (isOneOf(guardians.slice(0, index)))
      throw new RecoveryError('guardianInvalid', `${guardian} is named twice.`);
  }
  if (guardians.length > MOST_GUARDIANS)
    throw new RecoveryError('guardianInvalid', `Expected at most ${MOST_GUARDIANS} guardians.`);
  const isWhole = Number.isInteger(threshold) && threshold >= 1;
  if (!isWhole || threshold >= guardians.length)
    throw new RecoveryError(
      'thresholdInvalid',
      `Expected a threshold below the number of guardians (${guardians.length}), not ${threshold}.`,
    );
}
