import { type Address, type Client, type Hash, isAddressEqual, parseAbi } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { readModules } from '../read/readSafe.ts';

/** Delay modifier of an account: a queue of transactions that anyone executes once they have waited. */
export interface DelayState {
  /** False if another address can change the modifier, or if it acts for another account. */
  readonly isOwn: boolean;
  /** Addresses that can add transactions. */
  readonly recoverers: readonly Address[];
  /** Seconds between adding and executing. */
  readonly cooldown: number;
  /** Number of the next transaction to be added. */
  readonly queueNonce: bigint;
  /** Transactions that wait, the next one first. */
  readonly waiting: readonly DelayedTransaction[];
  /** Number of transactions that wait and are not listed. */
  readonly unlisted: number;
  /** Time of the newest block, in seconds since 1970. */
  readonly time: number;
}

/** Transaction that waits. */
export interface DelayedTransaction {
  readonly nonce: bigint;
  /** Hash of its call. */
  readonly hash: Hash;
  /** Time of its block, in seconds since 1970. */
  readonly createdAt: number;
  /** Earliest execution, in seconds since 1970. */
  readonly from: number;
  /** Latest execution, in seconds since 1970; undefined for none. */
  readonly until: number | undefined;
}

/** Most listed transactions. */
const MOST_LISTED = 10n;

/**
 * Reads a Delay modifier from its chain: `eth_call`. What waits is known by its hash; `findDelayedCalls` finds the call.
 * @throws {Error} when the network does not answer
 */
export async function readDelay(
  client: Client,
  { module, safe }: { readonly module: Address; readonly safe: Address },
): Promise<DelayState> {
  const contract = { address: module, abi: delayReadAbi } as const;
  const [owner, avatar, target, cooldown, expiration, next, queueNonce, recoverers, block] =
    await Promise.all([
      readContract(client, { ...contract, functionName: 'owner' }),
      readContract(client, { ...contract, functionName: 'avatar' }),
      readContract(client, { ...contract, functionName: 'target' }),
      readContract(client, { ...contract, functionName: 'txCooldown' }),
      readContract(client, { ...contract, functionName: 'txExpiration' }),
      readContract(client, { ...contract, functionName: 'txNonce' }),
      readContract(client, { ...contract, functionName: 'queueNonce' }),
      readModules(client, module),
      getBlock(client),
    ]);
  const end = queueNonce - next > MOST_LISTED ? next + MOST_LISTED : queueNonce;
  const nonces = Array.from({ length: Number(end - next) }, (_, index) => next + BigInt(index));
  const waiting = await Promise.all(
    nonces.map(async (nonce): Promise<DelayedTransaction> => {
      const [hash, createdAt] = await Promise.all([
        readContract(client, { ...contract, functionName: 'txHash', args: [nonce] }),
        readContract(client, { ...contract, functionName: 'txCreatedAt', args: [nonce] }),
      ]);
      const from = Number(createdAt + cooldown);
      const until = expiration === 0n ? undefined : from + Number(expiration);
      return { nonce, hash, createdAt: Number(createdAt), from, until };
    }),
  );
  return {
    isOwn: [owner, avatar, target].every((one) => isAddressEqual(one, safe)),
    recoverers,
    cooldown: Number(cooldown),
    queueNonce,
    waiting,
    unlisted: Number(queueNonce - end),
    time: Number(block.timestamp),
  };
}

const delayReadAbi = parseAbi([
  'function owner() view returns (address)',
  'function avatar() view returns (address)',
  'function target() view returns (address)',
  'function txCooldown() view returns (uint256)',
  'function txExpiration() view returns (uint256)',
  'function txNonce() view returns (uint256)',
  'function queueNonce() view returns (uint256)',
  'function txHash(uint256 nonce) view returns (bytes32)',
  'function txCreatedAt(uint256 nonce) view returns (uint256)',
]);
