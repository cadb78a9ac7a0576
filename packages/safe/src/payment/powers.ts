import { type Address, isAddressEqual } from 'viem';
import type { DecodedCall } from '../transactions/decodedCall.ts';
import { readApprovals } from '../transactions/readApprovals.ts';
import { type CallKind, readCallKind } from './callKind.ts';
import { isParty } from './movements.ts';

/** Change of who has which power over an account: anything but a payment that its call says in full. */
export interface Power {
  readonly change: Extract<
    CallKind,
    {
      kind: 'approval' | 'addOwner' | 'removeOwner' | 'swapOwner' | 'changeThreshold' | 'setting';
    }
  >;
  readonly path: readonly number[];
}

/** Contract that would act for an account, check it or answer for it. */
export interface PowerfulContract {
  readonly kind: 'module' | 'guard' | 'handler' | 'singleton';
  readonly address: Address;
  readonly path: readonly number[];
}

/** A call that is not a leaf of a batch, with its place. */
export interface PlacedCall {
  readonly decoded: Exclude<DecodedCall, { kind: 'batch' }>;
  readonly path: readonly number[];
}

/** Calls of a decoded one, batches flattened, in the order of their execution. */
export function placedCalls(
  decoded: DecodedCall,
  path: readonly number[] = [],
): readonly PlacedCall[] {
  return decoded.kind === 'batch'
    ? decoded.calls.flatMap((one, index) => placedCalls(one, [...path, index]))
    : [{ decoded, path }];
}

/** Powers that a call changes. */
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
      // Permits, and approvals with coins or bytes along.
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

/** Contract that a call gives power over the account. */
export function powerfulContract(
  { decoded, path }: PlacedCall,
  account: Address,
): PowerfulContract | undefined {
  if (decoded.kind !== 'function' || decoded.source !== 'safe') return undefined;
  if (!isAddressEqual(decoded.call.to, account) || decoded.call.operation === 1) return undefined;
  const kind = contractSetters[decoded.name];
  const address = decoded.args[0]?.value;
  // No address is none from then on.
  return kind && isParty(address) && BigInt(address) !== 0n ? { kind, address, path } : undefined;
}

/** Addresses that powers are given to. */
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
      return setting.kind === 'addDelegate' || setting.kind === 'limit' ? [setting.delegate] : [];
    }
    default:
      return [];
  }
}
