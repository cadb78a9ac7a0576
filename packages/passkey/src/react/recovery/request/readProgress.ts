import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem';
import { callContract } from '../../../account/chainRead.ts';
import {
  type CollectedSignatures,
  collectSignatures,
} from '../../../recovery/guardianSignature.ts';
import type { NewOwners } from '../../../recovery/proposeRecovery.ts';
import { readRecovery, readSafeOwners } from '../../../recovery/readRecovery.ts';
import { RecoveryError } from '../../../recovery/recoveryError.ts';
import type { RecoveryPlace } from '../../../recovery/recoveryState.ts';
import { judgeProgress, type NetworkProgress, needsSignatures } from './networkProgress.ts';
import type { RequestedNetwork } from './recoveryRequest.ts';

/** Reads the progress of a request on one network. Never rejects: a network that does not answer is a step of its own. */
export async function readProgress(
  place: RecoveryPlace,
  wanted: NewOwners & RequestedNetwork,
): Promise<NetworkProgress> {
  const found = await readRecovery(place);
  const isThere = found.state === 'on' || found.state === 'off';
  const present = isThere ? await readPresentOwners(place) : undefined;
  const answers = { found, present };
  const collected = needsSignatures(wanted, answers) ? await collect(place, wanted) : undefined;
  return judgeProgress(wanted, { ...answers, collected }, Date.now() / 1_000);
}

async function collect(
  place: RecoveryPlace,
  wanted: NewOwners & RequestedNetwork,
): Promise<CollectedSignatures | 'refused' | undefined> {
  try {
    return await collectSignatures(place, wanted, wanted.signatures);
  } catch (error) {
    const reason = error instanceof RecoveryError ? error.reason : undefined;
    return reason === 'ownerInvalid' || reason === 'thresholdInvalid' ? 'refused' : undefined;
  }
}

const thresholdAbi = /* @__PURE__ */ parseAbi(['function getThreshold() view returns (uint256)']);

/** Reads owners and threshold of an account; undefined if the network does not answer. */
async function readPresentOwners(place: RecoveryPlace): Promise<NewOwners | undefined> {
  const call = { abi: thresholdAbi, functionName: 'getThreshold' } as const;
  try {
    const [newOwners, data] = await Promise.all([
      readSafeOwners(place),
      callContract(place.read, place.account, encodeFunctionData(call)),
    ]);
    return { newOwners, newThreshold: Number(decodeFunctionResult({ ...call, data })) };
  } catch {
    return undefined;
  }
}
