import { type Address, type Client, parseAbi } from 'viem';
import { getCode, readContract } from 'viem/actions';

/** A multisig account: so many of its owners have to sign. */
export interface Multisig {
  readonly threshold: number;
  readonly owners: number;
}

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function VERSION() view returns (string)',
]);

/** More owners than people agree with; a contract that says so is no multisig of people. */
const MOST_MULTISIG_OWNERS = 500;
/** An account of a key that borrows code (EIP-7702): its key acts for it alone. */
const DELEGATED_CODE = /^0xef0100[0-9a-f]{40}$/i;
const RELEASE = /^\d{1,3}\.\d{1,3}\.\d{1,3}(\+[\w.-]{1,32})?$/;

/**
 * Reads whether an account is a Safe on a chain, by what its code answers. Calls `eth_getCode`, and for
 * code `eth_call`.
 * @returns null for every other account
 * @throws {Error} when the network does not answer
 */
export async function readMultisig(client: Client, address: Address): Promise<Multisig | null> {
  const code = await getCode(client, { address });
  if (!code || code === '0x' || DELEGATED_CODE.test(code)) return null;
  const contract = { address, abi } as const;
  try {
    const [owners, threshold, version] = await Promise.all([
      readContract(client, { ...contract, functionName: 'getOwners' }),
      readContract(client, { ...contract, functionName: 'getThreshold' }),
      readContract(client, { ...contract, functionName: 'VERSION' }),
    ]);
    const holds =
      owners.length <= MOST_MULTISIG_OWNERS &&
      threshold >= 1n &&
      threshold <= BigInt(owners.length) &&
      RELEASE.test(version);
    return holds ? { threshold: Number(threshold), owners: owners.length } : null;
  } catch (error) {
    if (isContractError(error)) return null;
    throw error;
  }
}

/** viem's errors for a contract that reverts, lacks the function, or returns malformed data. */
const ANSWERED =
  /^(?!\w*Rpc)(ContractFunction(Reverted|ZeroData)|Abi\w*|IntegerOut\w*|Invalid\w*|Position\w*|Recursive\w*|Slice\w*|Size\w*)Error$/;

/**
 * True when the network responded but the contract call failed; matched by error name, so that two
 * copies of viem in a page agree.
 */
function isContractError(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 10; depth += 1) {
    if (ANSWERED.test(one.name)) return true;
    one = one.cause;
  }
  return false;
}
