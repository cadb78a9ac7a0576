import { hasCode, ignoreContractError } from '@mooring/page/chain';
import {
  allowanceModuleOn,
  fallbackHandlerSlot,
  guardSlot,
  isAllowanceModule,
  moduleGuardSlot,
} from '@mooring/safe/transactions';
import { type Address, type Client, type Hex, parseAbi } from 'viem';
import { getStorageAt, readContract } from 'viem/actions';
import { addressIn, readModules } from '../read/readSafe.ts';

/** Onchain settings of an account, without its owners. */
export interface SafeSettings {
  /** All modules, in onchain order. */
  readonly modules: readonly Part[];
  readonly guard: Part | undefined;
  /** Guard of modules, since release 1.5.0. */
  readonly moduleGuard: Part | undefined;
  readonly handler: Part | undefined;
  readonly limits: SpendingLimits;
}

/** Contract that the account uses. */
export interface Part {
  readonly address: Address;
  /** False without a contract at the address. */
  readonly hasCode: boolean;
}

/** Module of spending limits, and the account's limits in it. */
export interface SpendingLimits {
  /** Undefined if the network has none. */
  readonly module: Address | undefined;
  readonly isEnabled: boolean;
  readonly delegates: readonly Delegate[];
}

/** Address that may spend without signatures. */
export interface Delegate {
  readonly address: Address;
  readonly limits: readonly Limit[];
}

/** Spending limit of one token; amounts in its smallest unit. */
export interface Limit {
  /** Zero address: the network's currency. */
  readonly token: Address;
  readonly amount: bigint;
  readonly spent: bigint;
  /** Minutes; 0 for never. */
  readonly resetMinutes: number;
  /** Start of the current period, in ms since 1970. */
  readonly lastReset: number;
  readonly nonce: number;
}

const DELEGATES_PER_PAGE = 50;
/** Most pages of delegates: a contract can report a list without end. */
const MOST_DELEGATE_PAGES = 20;

/**
 * Reads all settings of a Safe from its chain: `eth_call`, `eth_getStorageAt` and `eth_getCode`.
 * @param isLocal true for a local network, which has the newest of Safe's modules
 * @throws {Error} when the network is unreachable
 */
export async function readSettings(
  client: Client,
  { address: safe, chainId }: { readonly address: Address; readonly chainId: number },
  isLocal: boolean,
): Promise<SafeSettings> {
  const slot = async (at: Hex) =>
    addressIn(await getStorageAt(client, { address: safe, slot: at }));
  const part = async (address: Address): Promise<Part> => ({
    address,
    hasCode: await hasCode(client, address),
  });
  const [modules = [], ...slots] = await Promise.all([
    // Missing before release 1.1.0.
    readModules(client, safe).catch(ignoreContractError),
    slot(guardSlot),
    slot(moduleGuardSlot),
    slot(fallbackHandlerSlot),
  ]);
  const enabled = modules.find(isAllowanceModule);
  const module = enabled ?? allowanceModuleOn(isLocal ? OPTIMISM : chainId);
  const [listed, [guard, moduleGuard, handler], delegates] = await Promise.all([
    Promise.all(modules.map(part)),
    Promise.all(slots.map((one) => one && part(one))),
    module ? readDelegates(client, safe, module) : [],
  ]);
  const limits = { module, isEnabled: enabled !== undefined, delegates };
  return { modules: listed, guard, moduleGuard, handler, limits };
}

/** Network whose module a local one has. */
const OPTIMISM = 10;

async function readDelegates(
  client: Client,
  safe: Address,
  module: Address,
): Promise<readonly Delegate[]> {
  const found = new Map<Address, Address>();
  let start = 0;
  for (let page = 0; page < MOST_DELEGATE_PAGES; page += 1) {
    const read = await readContract(client, {
      address: module,
      abi: limitsAbi,
      functionName: 'getDelegates',
      args: [safe, start, DELEGATES_PER_PAGE],
    }).catch(ignoreContractError);
    for (const one of read?.[0] ?? []) found.set(one, one);
    start = read?.[1] ?? 0;
    if (start === 0) break;
  }
  if (start !== 0) throw new Error(`The delegates of ${safe} have no end.`);
  return Promise.all(
    [...found.keys()].map(async (address) => {
      const tokens = await readContract(client, {
        address: module,
        abi: limitsAbi,
        functionName: 'getTokens',
        args: [safe, address],
      });
      const limits = await Promise.all(
        tokens.map(async (token): Promise<Limit> => {
          const [amount, spent, minutes, last, nonce] = await readContract(client, {
            address: module,
            abi: limitsAbi,
            functionName: 'getTokenAllowance',
            args: [safe, address, token],
          });
          return {
            ...{ token, amount, spent, resetMinutes: Number(minutes), nonce: Number(nonce) },
            lastReset: Number(last) * 60_000,
          };
        }),
      );
      // Deleted limits stay in the list with an amount of 0.
      return { address, limits: limits.filter((one) => one.amount > 0n || one.spent > 0n) };
    }),
  );
}

const limitsAbi = parseAbi([
  'function getDelegates(address safe, uint48 start, uint8 pageSize) view returns (address[] results, uint48 next)',
  'function getTokens(address safe, address delegate) view returns (address[])',
  'function getTokenAllowance(address safe, address delegate, address token) view returns (uint256[5])',
]);
