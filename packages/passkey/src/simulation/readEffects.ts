import { isRecord } from '@mooring/internal';
import {
  type Address,
  decodeAbiParameters,
  getAddress,
  type Hex,
  isAddress,
  isAddressEqual,
  isHash,
  isHex,
  maxUint256,
  size,
  slice,
  zeroAddress,
} from 'viem';
import type { BalanceChange, SimulatedApproval, Simulation } from './simulation.ts';

/** Transfer(address,address,uint256) of ERC-20 and ERC-721, and of a node for the network's currency. */
const transferEvent = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Approval(address,address,uint256) of ERC-20 and ERC-721. */
const approvalTopic = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
/** ApprovalForAll(address,address,bool) of ERC-721 and ERC-1155. */
const approvalForAll = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
/** TransferSingle(address,address,address,uint256,uint256) of ERC-1155. */
const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
/** TransferBatch(address,address,address,uint256[],uint256[]) of ERC-1155. */
const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';

const knownEvents = [transferEvent, approvalTopic, approvalForAll, transferSingle, transferBatch];

/** The network's currency as a token (ERC-7528), in logs of nodes that trace transfers. */
const nativeToken = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

/** Most logs that are read: a block of 60 million gas has room for 40,000. */
const MOST_LOGS = 50_000;
/** Most losses and allowances, and most gains. */
const MOST_EFFECTS = 100;
/** Largest data of a log, in bytes. */
const MOST_DATA = 131_072;

type Effects = Pick<Simulation, 'changes' | 'approvals' | 'outcomeOnly'>;

const unknownEffects: Effects = { outcomeOnly: true, changes: [], approvals: [] };

/**
 * Reads an account's token transfers and allowances from the logs of a simulation or a receipt; losses first. If not
 * all of them can be read or shown, none is (`outcomeOnly`): a contract may hide one among others. Receipts have no logs
 * of the network's currency.
 *
 * @example
 * ```ts
 * import { readEffects } from '@mooring/passkey/simulation';
 *
 * const { logs } = await client.getTransactionReceipt({ hash });
 * const { changes } = readEffects(logs, address);
 * ```
 */
export function readEffects(logs: readonly unknown[], account: Address): Effects {
  if (logs.length > MOST_LOGS) return unknownEffects;
  const changes = new Map<string, BalanceChange>();
  const approvals = new Map<string, SimulatedApproval>();
  for (const log of logs) {
    if (!mayConcern(log, account)) continue;
    const meaning = readLog(log);
    if (!meaning) return unknownEffects;
    const { moves, allowance } = meaning;
    for (const { from, to, ...moved } of moves) {
      const sign = BigInt(isAddressEqual(to, account)) - BigInt(isAddressEqual(from, account));
      if (sign === 0n) continue;
      const key = `${moved.token}:${moved.tokenId}`;
      const amount = (changes.get(key)?.amount ?? 0n) + sign * moved.amount;
      changes.set(key, { ...moved, amount });
    }
    if (!allowance || !isAddressEqual(allowance.owner, account)) continue;
    const { owner: _, ...allowed } = allowance;
    approvals.set(`${allowed.token}:${allowed.spender}:${allowed.tokenId}`, allowed);
  }
  const losses = [...changes.values()].filter(({ amount }) => amount < 0n);
  const gains = [...changes.values()].filter(({ amount }) => amount > 0n);
  if (losses.length + approvals.size > MOST_EFFECTS) return unknownEffects;
  return {
    changes: [...losses, ...gains.slice(0, MOST_EFFECTS)],
    approvals: [...approvals.values()],
  };
}

/** Returns true if an event of transfers or approvals names the account anywhere. Most logs do not. */
function mayConcern(log: unknown, account: Address): boolean {
  const { topics, data } = isRecord(log) ? log : {};
  const [event, ...words] = Array.isArray(topics) ? topics : [];
  return (
    knownEvents.includes(event) &&
    [...words, data].join().toLowerCase().includes(account.slice(2).toLowerCase())
  );
}

interface Move extends BalanceChange {
  readonly from: Address;
  readonly to: Address;
}

interface Meaning {
  readonly moves: readonly Move[];
  readonly allowance?: (SimulatedApproval & { readonly owner: Address }) | undefined;
}

/** Returns the meaning of a log; undefined if it has none, or one that cannot be read. */
function readLog(log: unknown): Meaning | undefined {
  const { address, topics, data } = isRecord(log) ? log : {};
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined;
  if (!Array.isArray(topics) || !topics.every((topic) => isHash(topic))) return undefined;
  if (!isHex(data) || size(data) > MOST_DATA) return undefined;
  const token = getAddress(address);
  const [topic, first, second, third]: readonly (Hex | undefined)[] = topics;
  const [one, two] = [partyOf(first), partyOf(second)];
  if (!one || !two || topics.length > 4) return undefined;
  const amount = size(data) === 32 ? BigInt(data) : undefined;
  // ERC-721 has the id as a fourth topic, and no data.
  const tokenId = third && size(data) === 0 ? BigInt(third) : undefined;
  const isFungible = amount !== undefined && !third;
  switch (topic) {
    case transferEvent:
      if (isFungible) return move(token, one, two, amount);
      return tokenId === undefined ? undefined : move(token, one, two, 1n, tokenId);
    case approvalTopic:
      if (isFungible) return allow(token, one, two, amount);
      if (tokenId === undefined) return undefined;
      // Each NFT transfer emits an approval of the zero address.
      return two === zeroAddress ? { moves: [] } : allow(token, one, two, 1n, tokenId);
    case approvalForAll:
      if (!isFungible || amount > 1n) return undefined;
      return allow(token, one, two, amount === 1n ? maxUint256 : 0n);
    case transferSingle:
    case transferBatch: {
      const to = partyOf(third);
      const items = topic === transferSingle ? readItem(data) : readLogItems(data);
      return (
        to &&
        items && {
          moves: items.map(([id, count]) => ({ token, from: two, to, amount: count, tokenId: id })),
        }
      );
    }
    default:
      return undefined;
  }
}

function move(
  token: Address,
  from: Address,
  to: Address,
  amount: bigint,
  tokenId?: bigint,
): Meaning {
  const isNative = isAddressEqual(token, nativeToken);
  return {
    moves: [
      { ...(!isNative && { token }), from, to, amount, ...(tokenId !== undefined && { tokenId }) },
    ],
  };
}

function allow(
  token: Address,
  owner: Address,
  spender: Address,
  amount: bigint,
  tokenId?: bigint,
): Meaning {
  const allowance = { token, owner, spender, amount, ...(tokenId !== undefined && { tokenId }) };
  return { moves: [], allowance };
}

/** Address in a topic, whose first 12 bytes are zero. */
function partyOf(topic: Hex | undefined): Address | undefined {
  return topic && BigInt(topic) >> 160n === 0n ? getAddress(slice(topic, 12)) : undefined;
}

type Item = readonly [id: bigint, amount: bigint];

function readItem(data: Hex): readonly Item[] | undefined {
  return size(data) === 64 ? [[BigInt(slice(data, 0, 32)), BigInt(slice(data, 32))]] : undefined;
}

function readLogItems(data: Hex): readonly Item[] | undefined {
  try {
    const [ids, amounts] = decodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      data,
    );
    if (ids.length !== amounts.length) return undefined;
    return ids.map((id, index) => [id, amounts[index] ?? 0n]);
  } catch {
    return undefined;
  }
}
