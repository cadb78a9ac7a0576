import { isContractError, readDelegate, readDeployedCode } from '@mooring/internal';
import { type Address, type Client, parseAbi } from 'viem';
import { readContract } from 'viem/actions';

/** Rule of a multisig: its threshold and number of owners. */
export interface Multisig {
  readonly threshold: number;
  readonly owners: number;
}

const multisigAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function VERSION() view returns (string)',
]);

/** Maximum plausible number of owners. */
const MOST_MULTISIG_OWNERS = 500;
const RELEASE = /^\d{1,3}\.\d{1,3}\.\d{1,3}(\+[\w.-]{1,32})?$/;

/**
 * Reads the multisig rule of an account on a chain. Calls `eth_getCode` and, if there is code, `eth_call`.
 * @returns null if the account is not a Safe
 * @throws {Error} if the network does not answer
 */
export async function readMultisig(client: Client, address: Address): Promise<Multisig | null> {
  const code = await readDeployedCode(client, address);
  // A delegated account is controlled by its key alone.
  if (!code || readDelegate(code)) return null;
  const contract = { address, abi: multisigAbi } as const;
  try {
    const [owners, threshold, version] = await Promise.all([
      readContract(client, { ...contract, functionName: 'getOwners' }),
      readContract(client, { ...contract, functionName: 'getThreshold' }),
      readContract(client, { ...contract, functionName: 'VERSION' }),
    ]);
    const isValid =
      owners.length <= MOST_MULTISIG_OWNERS &&
      threshold >= 1n &&
      threshold <= BigInt(owners.length) &&
      RELEASE.test(version);
    return isValid ? { threshold: Number(threshold), owners: owners.length } : null;
  } catch (error) {
    if (isContractError(error)) return null;
    throw error;
  }
}
