import { lookUp } from '@mooring/internal';
import { type Address, isAddressEqual } from 'viem';
import { isAddressArgument } from '../transactions/argumentValues.ts';
import type { DecodedCall } from '../transactions/decodedCall.ts';
import { readApprovals } from '../transactions/readApprovals.ts';
import { type CallKind, readCallKind } from './callKind.ts';

/** Change of power over an account, such as of owners, modules or approvals, that its call describes fully. */
export interface Power {
  readonly change: Extract<
    CallKind,
    {
      kind: 'approval' | 'addOwner' | 'removeOwner' | 'swapOwner' | 'changeThreshold' | 'setting';
    }
  >;
  readonly path: readonly number[];
}

/** Contract that can act for an account, check its transactions, or answer its calls. */
export interface PowerfulContract {
  readonly kind: 'module' | 'guard' | 'handler' | 'singleton';
  readonly address: Address;
  readonly path: readonly number[];
}

/** Call with its path in nested batches. */
export interface PlacedCall {
  readonly decoded: Exclude<DecodedCall, { kind: 'batch' }>;
  readonly path: readonly number[];
}

/** Returns the calls of a decoded call in order of execution, with batches flattened. */
export function placedCalls(
  decoded: DecodedCall,
  path: readonly number[] = [],
): readonly PlacedCall[] {
  return decoded.kind === 'batch'
    ? decoded.calls.flatMap((one, index) => placedCalls(one, [...path, index]))
    : [{ decoded, path }];
}

/** Delegatecall to a batch contract. */
export interface PlacedBatch {
  /** Contract whose code makes the calls of the batch. */
  readonly contract: Address;
  readonly path: readonly number[];
}

/** Returns the batches of a decoded call, outermost first, without the calls inside. */
export function placedBatches(
  decoded: DecodedCall,
  path: readonly number[] = [],
): readonly PlacedBatch[] {
  if (decoded.kind !== 'batch') return [];
  return [
    { contract: decoded.call.to, path },
    ...decoded.calls.flatMap((one, index) => placedBatches(one, [...path, index])),
  ];
}

/** Returns the powers that a call changes. */
export function readPowers({ decoded, path }: PlacedCall, account: Address): readonly Power[] {
  const kind = readCallKind(decoded, account);
  switch (kind.kind) {
    case 'approval':
    case 'addOwner':
    case 'removeOwner':
    case 'swapOwner':
    case 'changeThreshold':
    case 'setting':
      return [{ change: kind, path }];
    default:
      // Permits, and approvals with a value or trailing bytes.
      return readApprovals(decoded, account).map((approval) => ({
        change: { kind: 'approval', approval },
        path,
      }));
  }
}

const contractSetters: Readonly<Record<string, PowerfulContract['kind']>> = {
  enableModule: 'module',
  setGuard: 'guard',
  setModuleGuard: 'guard',
  setFallbackHandler: 'handler',
  changeMasterCopy: 'singleton',
};

/** Returns the contract that gets power over the account by a call. */
export function powerfulContract(
  { decoded, path }: PlacedCall,
  account: Address,
): PowerfulContract | undefined {
  if (decoded.kind !== 'function') return undefined;
  if (decoded.source !== 'safe' && decoded.source !== 'recovery') return undefined;
  if (!isAddressEqual(decoded.call.to, account) || decoded.call.operation === 1) return undefined;
  const kind = lookUp(contractSetters, decoded.name);
  const address = decoded.args[0]?.value;
  // The zero address removes the contract.
  return kind && isAddressArgument(address) && BigInt(address) !== 0n
    ? { kind, address, path }
    : undefined;
}

/** Returns the contracts that get a power. */
export function findPowerfulContract({ change }: Power): readonly Address[] {
  switch (change.kind) {
    case 'approval':
      return change.approval.amount === 0n ? [] : [change.approval.spender];
    case 'addOwner':
      return [change.owner];
    case 'swapOwner':
      return [change.newOwner];
    case 'setting': {
      const { setting } = change;
      if (setting.kind === 'addGuardian') return [setting.guardian];
      return setting.kind === 'addDelegate' || setting.kind === 'limit' ? [setting.delegate] : [];
    }
    default:
      return [];
  }
}
