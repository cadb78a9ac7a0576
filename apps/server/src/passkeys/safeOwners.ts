import { isRevertedCall } from '@mooring/internal';
import type { ChainRequest } from '@mooring/sign-in/server';
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  parseAbi,
} from 'viem';

const abi = parseAbi([
  'function isOwner(address owner) view returns (bool)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
]);

/** Returns true if an address is an owner of a Safe on chain. */
export async function isOwner(
  read: ChainRequest,
  account: Address,
  owner: Address,
): Promise<boolean> {
  const functionName = 'isOwner';
  const data = encodeFunctionData({ abi, functionName, args: [owner] });
  const answer = await call(read, account, data);
  return answer === `0x${'1'.padStart(64, '0')}`;
}

/** Reads how many owners of a Safe must agree; undefined for another contract. */
export async function readThreshold(
  read: ChainRequest,
  account: Address,
): Promise<bigint | undefined> {
  const answer = await call(
    read,
    account,
    encodeFunctionData({ abi, functionName: 'getThreshold' }),
  );
  return answer && /^0x[0-9a-f]{64}$/.test(answer) ? BigInt(answer) : undefined;
}

/** Finds the owners of a Safe; none for another contract. */
export async function findSafeOwners(
  read: ChainRequest,
  account: Address,
): Promise<readonly Address[]> {
  const functionName = 'getOwners';
  const data = await call(read, account, encodeFunctionData({ abi, functionName }));
  if (data === undefined) return [];
  try {
    return decodeFunctionResult({ abi, functionName, data });
  } catch {
    return [];
  }
}

/** Calls a contract; undefined if it reverts. Rejects with `UnreachableError` or `NodeError` if it could not be read. */
async function call(read: ChainRequest, to: Address, data: Hex): Promise<Hex | undefined> {
  try {
    const answer = await read({ method: 'eth_call', params: [{ to, data }, 'latest'] });
    return isHex(answer) ? answer : undefined;
  } catch (error) {
    if (isRevertedCall(error)) return undefined;
    throw error;
  }
}
