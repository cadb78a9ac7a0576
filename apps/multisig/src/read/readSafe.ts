import { isContractError } from '@mooring/internal';
import { ignoreContractError } from '@mooring/page/chain';
import {
  canonicalDeployments,
  type Deployment,
  fallbackHandlerSlot,
  guardSlot,
  listSentinel,
  type SafeState,
} from '@mooring/safe/transactions';
import {
  type Address,
  type Client,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbi,
  zeroAddress,
} from 'viem';
import { getChainId, getStorageAt, readContract } from 'viem/actions';

/** Onchain Safe, with the contracts that can act for it in addition to its owners. */
export interface ChainSafe {
  readonly state: SafeState;
  /** True when its code is a published release. */
  readonly knownCode: boolean;
  readonly singleton: Address;
  /** Modules: contracts that may act for it without signatures. */
  readonly modules: readonly Address[];
  readonly guard: Address | undefined;
  readonly fallbackHandler: Address | undefined;
  /** True when its fallback handler is not a published one. */
  readonly unusualHandler: boolean;
}

/** Storage slot of a proxy's singleton address. */
const SINGLETON: Hex = '0x0';
const MODULES_PER_PAGE = 50n;
/** Most pages of modules: a contract can report one without end. */
const MOST_MODULE_PAGES = 20;
/** Most owners of a plausible Safe; contracts that report more are ignored. */
const MOST_PLAUSIBLE_OWNERS = 500;

/**
 * Reads a Safe from its chain: `eth_call` and `eth_getStorageAt`.
 * @param deployments of networks with other addresses of Safe's contracts
 * @returns undefined without a Safe at the address
 * @throws {Error} when the network is unreachable
 */
export async function readSafe(
  client: Client,
  address: Address,
  deployments: readonly Deployment[] = canonicalDeployments,
): Promise<ChainSafe | undefined> {
  const contract = { address, abi: safeReadAbi } as const;
  const slot = async (at: Hex) => addressIn(await getStorageAt(client, { address, slot: at }));
  try {
    const [chainId, owners, threshold, nonce, version, modules = [], guard, handler, singleton] =
      await Promise.all([
        client.chain?.id ?? getChainId(client),
        readContract(client, { ...contract, functionName: 'getOwners' }),
        readContract(client, { ...contract, functionName: 'getThreshold' }),
        readContract(client, { ...contract, functionName: 'nonce' }),
        readContract(client, { ...contract, functionName: 'VERSION' }),
        // Missing before release 1.1.0.
        readModules(client, address).catch(ignoreContractError),
        slot(guardSlot),
        slot(fallbackHandlerSlot),
        slot(SINGLETON),
      ]);
    const state = { address, chainId, version, owners, threshold: Number(threshold), nonce };
    if (!isConsistent(state)) return undefined;
    const released = deployments.flatMap(({ contracts }) => [contracts.safe, contracts.safeL2]);
    const handlers = deployments.map(({ contracts }) => contracts.fallbackHandler);
    return {
      state,
      knownCode: includesAddress(released, singleton),
      singleton: singleton ?? zeroAddress,
      modules,
      guard,
      fallbackHandler: handler,
      unusualHandler: handler !== undefined && !includesAddress(handlers, handler),
    };
  } catch (error) {
    if (isContractError(error)) return undefined;
    throw error;
  }
}

/**
 * Reads all modules of a Safe, in onchain order; of a modifier of Zodiac too, which has the same list.
 * @throws {Error} of the contract, which is missing before Safe 1.1.0; when the network is unreachable; for a list without end
 */
export async function readModules(client: Client, address: Address): Promise<readonly Address[]> {
  const modules: Address[] = [];
  let start = listSentinel;
  for (let page = 0; page < MOST_MODULE_PAGES; page += 1) {
    const functionName = 'getModulesPaginated';
    const args = [start, MODULES_PER_PAGE] as const;
    const [found, next] = await readContract(client, {
      address,
      abi: safeReadAbi,
      functionName,
      args,
    });
    modules.push(...found);
    // The sentinel is 1; 0 follows in a list that was not set up.
    if (BigInt(next) <= 1n) return modules;
    // Releases before 1.4.0 omit the module between two pages: the next page starts after it.
    const last = found.at(-1);
    if (last && !isAddressEqual(last, next)) modules.push(next);
    start = next;
  }
  throw new Error(`The modules of ${address} have no end.`);
}

/** Returns true if results are plausible for a Safe: any contract may respond. */
function isConsistent({ owners, threshold, version }: SafeState): boolean {
  return (
    owners.length > 0 &&
    owners.length <= MOST_PLAUSIBLE_OWNERS &&
    threshold >= 1 &&
    threshold <= owners.length &&
    /^\d{1,3}\.\d{1,3}\.\d{1,3}(\+[\w.-]{1,32})?$/.test(version)
  );
}

/** Address in a storage word; undefined for none. */
export function addressIn(word: Hex | undefined): Address | undefined {
  if (word?.length !== 66) return undefined;
  const address = getAddress(`0x${word.slice(-40)}`);
  return address === zeroAddress ? undefined : address;
}

function includesAddress(
  list: readonly (Address | undefined)[],
  address: Address | undefined,
): boolean {
  return list.some((one) => one && address && isAddressEqual(one, address));
}

/** Read functions of a Safe. Source: the published contracts, the same since 1.0.0. */
export const safeReadAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
]);
