import type { Setting } from '@mooring/safe/payment';
import {
  fallbackHandlerSlot,
  guardSlot,
  isAllowanceModule,
  moduleGuardSlot,
  readExecution,
} from '@mooring/safe/transactions';
import {
  type Address,
  type Client,
  decodeAbiParameters,
  getAddress,
  type Hash,
  type Hex,
  isAddressEqual,
  type Log,
  parseAbiParameters,
  toEventSelector,
  zeroAddress,
} from 'viem';
import { getStorageAt, getTransactionReceipt, readContract } from 'viem/actions';
import { addressIn, safeReadAbi } from '../read/readSafe.ts';

/** Previous value of a setting; undefined if the node no longer has the state. */
interface Before<Value> {
  readonly before: Value | undefined;
  readonly after: Value;
}

/** Changed setting, by the events of the account itself. */
export type SettingChange =
  | { readonly kind: 'ownerAdded' | 'ownerRemoved'; readonly owner: Address }
  | ({ readonly kind: 'threshold' } & Before<number>)
  /** The zero address means none. */
  | ({ readonly kind: 'guard' | 'moduleGuard' | 'handler' } & Before<Address>)
  | { readonly kind: 'setting'; readonly setting: Setting };

interface Executed {
  readonly safe: Address;
  readonly txHash: Hash;
  /** Transaction of the owners that it must have executed. Default: any. */
  readonly safeTxHash?: Hash | undefined;
}

/**
 * Reads from the receipt of a transaction which settings of an account it changed, and from the block before what
 * they were.
 * @returns undefined when the chain does not show the execution
 * @throws {Error} when the network does not answer
 */
export async function readChanges(
  client: Client,
  { safe, txHash, safeTxHash }: Executed,
): Promise<readonly SettingChange[] | undefined> {
  const { logs, blockNumber } = await getTransactionReceipt(client, { hash: txHash });
  if (safeTxHash && readExecution(logs, safe, safeTxHash)?.outcome !== 'success') return undefined;
  const blockBefore = blockNumber - 1n;
  const unknown = () => undefined;
  const slotBefore = (slot: Hex) =>
    getStorageAt(client, { address: safe, slot, blockNumber: blockBefore }).then(
      (word) => addressIn(word) ?? zeroAddress,
      unknown,
    );
  const thresholdBefore = () =>
    readContract(client, {
      address: safe,
      abi: safeReadAbi,
      functionName: 'getThreshold',
      blockNumber: blockBefore,
    }).then(Number, unknown);
  const changes: SettingChange[] = [];
  for (const log of logs) {
    if (isAllowanceModule(log.address)) {
      const setting = limitOf(log, safe);
      if (setting) changes.push({ kind: 'setting', setting });
      continue;
    }
    if (!isAddressEqual(log.address, safe)) continue;
    const event = events.get(log.topics[0] ?? '0x');
    // Releases index different arguments.
    const word = log.topics[1] ?? log.data;
    if (!event || word.length !== 66) continue;
    const address = addressIn(word) ?? zeroAddress;
    if (event === 'threshold') {
      changes.push({ kind: event, before: await thresholdBefore(), after: Number(BigInt(word)) });
    } else if (event === 'ownerAdded' || event === 'ownerRemoved') {
      changes.push({ kind: event, owner: address });
    } else if (event === 'enableModule' || event === 'disableModule') {
      changes.push({ kind: 'setting', setting: { kind: event, module: address } });
    } else {
      changes.push({ kind: event, before: await slotBefore(slots[event]), after: address });
    }
  }
  return changes;
}

const slots = {
  guard: guardSlot,
  moduleGuard: moduleGuardSlot,
  handler: fallbackHandlerSlot,
} as const;

const events = new Map(
  (
    [
      ['AddedOwner(address)', 'ownerAdded'],
      ['RemovedOwner(address)', 'ownerRemoved'],
      ['ChangedThreshold(uint256)', 'threshold'],
      ['EnabledModule(address)', 'enableModule'],
      ['DisabledModule(address)', 'disableModule'],
      ['ChangedGuard(address)', 'guard'],
      ['ChangedModuleGuard(address)', 'moduleGuard'],
      ['ChangedFallbackHandler(address)', 'handler'],
    ] as const
  ).map(([signature, kind]) => [toEventSelector(signature), kind]),
);

const limitEvents = new Map(
  (
    [
      ['AddDelegate(address,address)', 'addDelegate'],
      ['RemoveDelegate(address,address)', 'removeDelegate'],
      ['SetAllowance(address,address,address,uint96,uint16)', 'limit'],
      ['ResetAllowance(address,address,address)', 'resetLimit'],
      ['DeleteAllowance(address,address,address)', 'removeLimit'],
    ] as const
  ).map(([signature, kind]) => [toEventSelector(signature), kind]),
);

/** Change of a spending limit of the account. */
function limitOf({ topics, data }: Log, safe: Address): Setting | undefined {
  const kind = limitEvents.get(topics[0] ?? '0x');
  const account = addressIn(topics[1]);
  if (!kind || !account || !isAddressEqual(account, safe)) return undefined;
  if (kind === 'limit') {
    const [delegate, token, amount, resetMinutes] = decodeAbiParameters(
      parseAbiParameters('address, address, uint96, uint16'),
      data,
    );
    return { kind, delegate, token, amount, resetMinutes };
  }
  const delegate = getAddress(`0x${data.slice(26, 66)}`);
  if (kind === 'addDelegate' || kind === 'removeDelegate') return { kind, delegate };
  return { kind, delegate, token: getAddress(`0x${data.slice(90, 130)}`) };
}
