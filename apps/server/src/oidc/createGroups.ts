import { isRevertedCall } from '@mooring/internal';
import type { ChainRequest } from '@mooring/sign-in/server';
import { type Address, encodeFunctionData, isHex, parseAbi } from 'viem';
import type { GroupRule } from '../config/oidcOptions.ts';
import { ServerBaseError } from '../serverBaseError.ts';

/** Thrown when it could not be read whether an account is a member: it is then neither. */
export class GroupUnreadableError extends ServerBaseError {
  override readonly name = 'GroupUnreadableError';
}

/** Groups of accounts. */
export interface Groups {
  /**
   * Resolves to the names of the groups that an account (CAIP-10) is a member of, in the order of the configuration.
   *
   * @param names Groups to ask about. Default: all.
   * @throws {GroupUnreadableError} when a chain does not answer.
   */
  find(account: string, names?: readonly string[]): Promise<readonly string[]>;
}

interface Member {
  chainId: number;
  address: Address;
}

const membershipAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function getOwners() view returns (address[])',
]);

/** Creates groups by their rules. Calls `eth_call` at the latest block. */
export function createGroups(
  rules: Readonly<Record<string, readonly GroupRule[]>>,
  findReader: (chainId: number) => ChainRequest | undefined,
): Groups {
  async function fulfils(member: Member, rule: GroupRule): Promise<boolean> {
    if ('accounts' in rule) return rule.accounts.some((written) => matchesMember(member, written));
    const place = 'token' in rule ? rule.token : 'nft' in rule ? rule.nft : rule.ownersOf;
    // A contract is an account on its own chain only: elsewhere another may be at its address.
    if (member.chainId !== 0 && member.chainId !== place.chainId) return false;
    const read = findReader(place.chainId);
    if (!read) throw new GroupUnreadableError(`Network ${place.chainId} is not configured`);
    if ('token' in rule) {
      const { address, atLeast } = rule.token;
      return (await callForNumber(read, address, balance(member.address))) >= atLeast;
    }
    if ('nft' in rule) return holdsNft(read, member.address, rule.nft);
    const owners = await callForWords(read, rule.ownersOf.safe, encode('getOwners', []));
    // An array: its offset, its length, its items.
    return owners.slice(2).some((owner) => isSameAddress(owner, member.address));
  }

  async function isMember(member: Member, name: string): Promise<boolean> {
    const settled = await Promise.allSettled(
      (rules[name] ?? []).map((rule) => fulfils(member, rule)),
    );
    if (settled.some((one) => one.status === 'fulfilled' && one.value)) return true;
    for (const one of settled) if (one.status === 'rejected') throw toUnreadable(one.reason);
    return false;
  }

  return {
    async find(account, names = Object.keys(rules)) {
      const member = readMember(account);
      const found = await Promise.all(names.map((name) => isMember(member, name)));
      return names.filter((_, index) => found[index]);
    },
  };
}

function readMember(account: string): Member {
  const [, chainId, address = '0x'] = account.split(':');
  if (!isHex(address)) throw new TypeError('Not an account');
  return { chainId: Number(chainId), address };
}

/** Compares with an account of a list: an address is that of a key, and a key has its address on every chain. */
function matchesMember({ chainId, address }: Member, written: string): boolean {
  const parts = written.toLowerCase().split(':');
  const listedChain = parts.length === 1 ? 0 : Number(parts[1]);
  return parts.at(-1) === address && (chainId === 0 || chainId === listedChain);
}

async function holdsNft(
  read: ChainRequest,
  holder: Address,
  { address, tokenId }: { address: Address; tokenId?: bigint | undefined },
): Promise<boolean> {
  if (tokenId === undefined) return (await callForNumber(read, address, balance(holder))) > 0n;
  try {
    const [owner] = await callForWords(read, address, encode('ownerOf', [tokenId]));
    return owner !== undefined && isSameAddress(owner, holder);
  } catch (error) {
    // ERC-1155 has no ownerOf, and ERC-721 reverts for a token that does not exist.
    if (!isRevertedCall(error)) throw error;
  }
  const data = encodeFunctionData({
    abi: membershipAbi,
    functionName: 'balanceOf',
    args: [holder, tokenId],
  });
  try {
    return (await callForNumber(read, address, data)) > 0n;
  } catch (error) {
    if (isRevertedCall(error)) return false;
    throw error;
  }
}

const balance = (owner: Address) =>
  encodeFunctionData({ abi: membershipAbi, functionName: 'balanceOf', args: [owner] });

function encode(functionName: 'getOwners' | 'ownerOf', args: readonly bigint[]) {
  return functionName === 'getOwners'
    ? encodeFunctionData({ abi: membershipAbi, functionName })
    : encodeFunctionData({ abi: membershipAbi, functionName, args: [args[0] ?? 0n] });
}

async function callForNumber(read: ChainRequest, to: Address, data: string): Promise<bigint> {
  const [word] = await callForWords(read, to, data);
  return BigInt(`0x${word}`);
}

/** Words of 32 bytes that a contract returns, at least one. */
async function callForWords(read: ChainRequest, to: Address, data: string): Promise<string[]> {
  const answer = await read({ method: 'eth_call', params: [{ to, data }, 'latest'] });
  const words = typeof answer === 'string' ? answer.slice(2).match(/[0-9a-f]{64}/gi) : null;
  if (!words) throw new GroupUnreadableError(`There is no such contract at ${to}`);
  return words;
}

function isSameAddress(word: string, address: Address): boolean {
  return word.toLowerCase() === address.slice(2).toLowerCase().padStart(64, '0');
}

function toUnreadable(reason: unknown): GroupUnreadableError {
  if (reason instanceof GroupUnreadableError) return reason;
  return new GroupUnreadableError(reason instanceof Error ? reason.message : String(reason));
}
