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

/** The network's currency as a token (ERC-7528), in logs of nodes that trace transfers. */
const nativeToken = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

/** Most logs that are read, and most changes and approvals that are returned. */
const MOST_LOGS = 1_000;
const MOST_EFFECTS = 100;
/** Largest data of a log, in bytes. */
const MOST_DATA = 16_384;

type Effects = Pick<Simulation, 'changes' | 'approvals'>;

/**
 * Reads an account's token transfers and allowances from the logs of a simulation or a receipt. Malformed logs are
 * ignored. Receipts have no logs of the network's currency.
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
  const changes = new Map<string, BalanceChange>();
  const approvals = new Map<string, SimulatedApproval>();
  for (const log of logs.slice(0, MOST_LOGS)) {
    const { moves, allowance } = readLog(log);
    for (const { from, to, ...moved } of moves) {
      const sign = BigInt(isAddressEqual(to, account)) - BigInt(isAddressEqual(from, account));
      const key = `${moved.token}:${moved.tokenId}`;
      const amount = (changes.get(key)?.amount ?? 0n) + sign * moved.amount;
      changes.set(key, { ...moved, amount });
    }
    if (!allowance || !isAddressEqual(allowance.owner, account)) continue;
    const { owner: _, ...allowed } = allowance;
    approvals.set(`${allowed.token}:${allowed.spender}:${allowed.tokenId}`, allowed);
  }
  return {
    changes: [...changes.values()].filter(({ amount }) => amount !== 0n).slice(0, MOST_EFFECTS),
    approvals: [...approvals.values()].slice(0, MOST_EFFECTS),
  };
}

interface Move extends BalanceChange {
  readonly from: Address;
  readonly to: Address;
}

interface Meaning {
  readonly moves: readonly Move[];
  readonly allowance?: (SimulatedApproval & { readonly owner: Address }) | undefined;
}

const noMeaning: Meaning = { moves: [] };

function readLog(log: unknown): Meaning {
  const { address, topics, data } = isRecord(log) ? log : {};
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return noMeaning;
  if (!Array.isArray(topics) || !topics.every((topic) => isHash(topic))) return noMeaning;
  if (!isHex(data) || size(data) > MOST_DATA) return noMeaning;
  const token = getAddress(address);
  const [topic, first, second, third]: readonly (Hex | undefined)[] = topics;
  const [one, two] = [partyOf(first), partyOf(second)];
  if (!one || !two || topics.length > 4) return noMeaning;
  const amount = size(data) === 32 ? BigInt(data) : undefined;
  // ERC-721 has the id as a fourth topic, and no data.
  const tokenId = third && size(data) === 0 ? BigInt(third) : undefined;
  const isFungible = amount !== undefined && !third;
  switch (topic) {
    case transferEvent:
      if (isFungible) return move(token, one, two, amount);
      return tokenId === undefined ? noMeaning : move(token, one, two, 1n, tokenId);
    case approvalTopic:
      if (isFungible) return allow(token, one, two, amount);
      // Each NFT transfer emits an approval of the zero address.
      if (tokenId === undefined || two === zeroAddress) return noMeaning;
      return allow(token, one, two, 1n, tokenId);
    case approvalForAll:
      if (!isFungible || amount > 1n) return noMeaning;
      return allow(token, one, two, amount === 1n ? maxUint256 : 0n);
    case transferSingle:
    case transferBatch: {
      const to = partyOf(third);
      if (!to) return noMeaning;
      const items = topic === transferSingle ? readItem(data) : readLogItems(data);
      return {
        moves: items.map(([id, count]) => ({ token, from: two, to, amount: count, tokenId: id })),
      };
    }
    default:
      return noMeaning;
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

function readItem(data: Hex): readonly Item[] {
  return size(data) === 64 ? [[BigInt(slice(data, 0, 32)), BigInt(slice(data, 32))]] : [];
}

function readLogItems(data: Hex): readonly Item[] {
  try {
    const [ids, amounts] = decodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      data,
    );
    if (ids.length !== amounts.length) return [];
    return ids.map((id, index) => [id, amounts[index] ?? 0n]);
  } catch {
    return [];
  }
}
