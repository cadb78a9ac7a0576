import { isRecord } from '@mooring/internal';
import { type Address, decodeFunctionResult, encodeFunctionData, hexToNumber, isHex } from 'viem';
import type { ChainRead, callContract, readHex } from '../account/chainRead.ts';
import { hasModuleCode } from './hasModuleCode.ts';
import { accountReadAbi, recoveryAbi } from './recoveryAbi.ts';
import { RecoveryError } from './recoveryError.ts';
import type { RecoveryModule } from './recoveryModules.ts';

/** Account on one network, with the recovery module of the network. Any Safe can be the account. */
export interface RecoveryPlace {
  readonly chainId: number;
  readonly read: ChainRead;
  readonly module: RecoveryModule;
  readonly account: Address;
}

/** Recovery that replaces the owners after its period. */
export interface RunningRecovery {
  /** Owners that replace all present ones. */
  readonly newOwners: readonly Address[];
  readonly newThreshold: number;
  /** Number of guardians that approved it. Only a recovery with more approvals replaces it. */
  readonly approvals: number;
  /** Earliest end, in seconds since 1970. */
  readonly executeAfter: number;
}

/** Guardians of an account. */
export interface RecoverySettings {
  /** In onchain order, the newest first. */
  readonly guardians: readonly Address[];
  /** Number of guardians that have to agree. */
  readonly threshold: number;
  /** Nonce of the next recovery. */
  readonly nonce: bigint;
  readonly running: RunningRecovery | undefined;
  /** Time of the newest block, in seconds since 1970. */
  readonly time: number;
}

/**
 * Recovery of an account on one network, by what the chain answers.
 * - `unreachable`: the network did not answer, or its answer was invalid. Says nothing about guardians
 * - `unknownModule`: the configured address has other code
 * - `notDeployed`: the account is not on the network
 * - `off`: the module is not enabled. What it has kept of an earlier time takes effect when it is enabled again
 * - `on`: the module is enabled
 */
export type RecoveryState =
  | { readonly state: 'unreachable'; readonly cause: unknown }
  | { readonly state: 'unknownModule' | 'notDeployed' }
  | ({ readonly state: 'off' | 'on' } & RecoverySettings);

/** Functions that read the chain; passed in, so that chunks of the provider can use its own. */
export interface ChainReader {
  readonly callContract: typeof callContract;
  readonly readHex: typeof readHex;
}

/** Reads the recovery of an account with given functions. Never rejects. */
export async function readRecoveryState(
  place: RecoveryPlace,
  reader: ChainReader,
): Promise<RecoveryState> {
  const { read, account } = place;
  try {
    const [isKnown, accountCode] = await Promise.all([
      hasModuleCode(place, reader),
      reader.readHex(read, 'eth_getCode', [account, 'latest']),
    ]);
    if (!isKnown) return { state: 'unknownModule' };
    if (accountCode === '0x') return { state: 'notDeployed' };
    const [isEnabled, settings] = await Promise.all([
      readIsEnabled(place, reader),
      readRecoverySettings(place, reader),
    ]);
    return { state: isEnabled ? 'on' : 'off', ...settings };
  } catch (cause) {
    const isUnknown = cause instanceof RecoveryError && cause.reason === 'unknownModule';
    return isUnknown ? { state: 'unknownModule' } : { state: 'unreachable', cause };
  }
}

async function readIsEnabled(
  { read, module, account }: RecoveryPlace,
  { callContract }: ChainReader,
): Promise<boolean> {
  const call = { abi: accountReadAbi, functionName: 'isModuleEnabled' } as const;
  const data = encodeFunctionData({ ...call, args: [module.address] });
  return decodeFunctionResult({ ...call, data: await callContract(read, account, data) });
}

async function readRecoverySettings(
  { read, module, account }: RecoveryPlace,
  { callContract }: ChainReader,
): Promise<RecoverySettings> {
  const ask = (functionName: 'getGuardians' | 'threshold' | 'nonce' | 'getRecoveryRequest') =>
    callContract(
      read,
      module.address,
      encodeFunctionData({ abi: recoveryAbi, functionName, args: [account] }),
    );
  const [guardians, threshold, nonce, request, block] = await Promise.all([
    ask('getGuardians'),
    ask('threshold'),
    ask('nonce'),
    ask('getRecoveryRequest'),
    read({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
  ]);
  const timestamp = isRecord(block) ? block['timestamp'] : undefined;
  if (!isHex(timestamp)) throw new Error('The newest block has no time.');
  const running = decodeFunctionResult({
    abi: recoveryAbi,
    functionName: 'getRecoveryRequest',
    data: request,
  });
  return {
    guardians: decodeFunctionResult({
      abi: recoveryAbi,
      functionName: 'getGuardians',
      data: guardians,
    }),
    threshold: Number(BigInt(threshold)),
    nonce: BigInt(nonce),
    running:
      running.executeAfter === 0n
        ? undefined
        : {
            newOwners: running.newOwners,
            newThreshold: Number(running.newThreshold),
            approvals: Number(running.guardiansApprovalCount),
            executeAfter: Number(running.executeAfter),
          },
    time: hexToNumber(timestamp),
  };
}
