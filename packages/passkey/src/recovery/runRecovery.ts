import { encodeExecution, encodeMultiSend, type SafeCall } from '@mooring/safe/transactions';
import { encodeFunctionData, isAddressEqual } from 'viem';
import { readSigner } from '../account/address.ts';
import type { PasskeyContracts } from '../account/contracts.ts';
import { type AccountDeployment, deploymentCalls } from '../account/deployment.ts';
import type { PublicKey } from '../account/p256.ts';
import { safeContracts } from '../account/safeContracts.ts';
import type { Submission } from '../submit/submitter.ts';
import { collectSignatures, type GuardianSignature } from './guardianSignature.ts';
import type { NewOwners } from './proposeRecovery.ts';
import { requireDeployed } from './readRecovery.ts';
import { recoveryAbi } from './recoveryAbi.ts';
import { RecoveryError } from './recoveryError.ts';
import type { RecoveryPlace } from './recoveryState.ts';

/**
 * Creates the transaction that starts a recovery, with the signatures of enough guardians. Anyone may send it. A recovery
 * that is running already is replaced if more guardians have approved this one.
 * @throws {RecoveryError} `tooFewSignatures`, `running`, and those of `proposeRecovery`
 *
 * @example
 * ```ts
 * import { relay } from '@mooring/passkey';
 * import { startRecovery } from '@mooring/passkey/recovery';
 *
 * const wanted = { newOwners: [address], newThreshold: 1 };
 * const start = await startRecovery(place, wanted, [{ signer: friend, signature }]);
 * const sent = await relay({ url: '/relay' }).submit(start);
 * ```
 */
export async function startRecovery(
  place: RecoveryPlace,
  wanted: NewOwners,
  given: readonly GuardianSignature[],
): Promise<Submission> {
  const { chainId, account, module } = place;
  const { proposal, signatures, approved, missing } = await collectSignatures(place, wanted, given);
  if (missing > 0)
    throw new RecoveryError('tooFewSignatures', `${missing} more guardians have to sign.`);
  if (proposal.running && proposal.running.approvals >= approved.length)
    throw new RecoveryError('running', 'A recovery is running that as many guardians approved.');
  const recovery = [account, proposal.newOwners, BigInt(proposal.newThreshold)] as const;
  const data =
    signatures.length === 0
      ? encodeFunctionData({ abi: recoveryAbi, functionName: 'executeRecovery', args: recovery })
      : encodeFunctionData({
          abi: recoveryAbi,
          functionName: 'multiConfirmRecovery',
          args: [...recovery, signatures, true],
        });
  return { chainId, to: module.address, data };
}

/** Further calls of the transaction that finishes a recovery. */
export interface RecoveryEnd {
  /** New passkey of the account, whose signer is deployed. Omit it if the new owner is a wallet. */
  readonly passkey?:
    | { readonly contracts: PasskeyContracts; readonly publicKey: PublicKey }
    | undefined;
  /** Transaction of the account that its new owners have signed, such as a payment. */
  readonly first?: AccountDeployment['first'];
}

/**
 * Creates the transaction that finishes a recovery after its period, and makes the first payment by the new key. Anyone
 * may send it.
 * @throws {RecoveryError} `notRunning`, `periodRunning`, `ownerInvalid`, `notDeployed`, `unknownModule`, `unreadable`
 *
 * @example
 * ```ts
 * import { finishRecovery } from '@mooring/passkey/recovery';
 *
 * const end = await finishRecovery(place, { passkey: { contracts: local, publicKey } });
 * ```
 */
export async function finishRecovery(
  place: RecoveryPlace,
  { passkey, first }: RecoveryEnd = {},
): Promise<Submission> {
  const { chainId, account, module, read } = place;
  const { running, time } = await requireDeployed(place);
  if (!running) throw new RecoveryError('notRunning', 'No recovery is running.');
  // A chain that makes blocks only for transactions has an old newest one.
  if (Math.max(time, Date.now() / 1_000) < running.executeAfter) {
    const end = new Date(running.executeAfter * 1_000).toISOString();
    throw new RecoveryError('periodRunning', `The recovery can be finished from ${end} on.`);
  }
  const finalize = encodeFunctionData({
    abi: recoveryAbi,
    functionName: 'finalizeRecovery',
    args: [account],
  });
  const calls: SafeCall[] = [{ to: module.address, value: 0n, data: finalize, operation: 0 }];
  if (passkey) {
    const signer = await readSigner(read, passkey.contracts, passkey.publicKey);
    if (!running.newOwners.some((owner) => isAddressEqual(owner, signer)))
      throw new RecoveryError('ownerInvalid', 'The passkey is not a new owner of the account.');
    calls.push(...deploymentCalls({ ...passkey, signer, hasSafe: true, first }));
  } else if (first) {
    const data = encodeExecution(first.transaction, first.signature);
    calls.push({ to: first.account, value: 0n, data, operation: 0 });
  }
  if (calls.length === 1) return { chainId, to: module.address, data: finalize };
  return { chainId, to: safeContracts.multiSendCallOnly, data: encodeMultiSend(calls) };
}
