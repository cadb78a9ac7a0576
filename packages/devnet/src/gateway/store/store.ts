import type { SafeTransaction } from '@mooring/safe/transactions';
import type { Address, Hash, Hex } from 'viem';
import { GatewayError } from '../http/call.ts';
import { GATEWAY_LIMITS } from '../world.ts';

/** Signature of an owner. Times are in ms since 1970. */
export interface Confirmation {
  owner: Address;
  signature: Hex;
  at: number;
}

/** Proposed transaction, executed or not. */
export interface Proposal {
  chainId: number;
  safe: Address;
  safeTxHash: Hash;
  transaction: SafeTransaction;
  proposer: Address;
  /** Delegate who proposed it for the proposer. */
  delegate: Address | null;
  /** Origin as posted: JSON with `name` and `url`, or any text. */
  origin: string | null;
  /** False without the signature of an owner or delegate: no queue lists it. */
  trusted: boolean;
  submittedAt: number;
  confirmations: readonly Confirmation[];
}

/** Text, or typed data as posted. */
export type MessageContent = string | Readonly<Record<string, unknown>>;

/** Message for the owners to sign. */
export interface StoredMessage {
  chainId: number;
  safe: Address;
  messageHash: Hash;
  message: MessageContent;
  origin: string | null;
  proposedBy: Address;
  createdAt: number;
  modifiedAt: number;
  confirmations: readonly Confirmation[];
}

/** Offchain data: proposals with their signatures, and messages. */
export type Store = ReturnType<typeof createGatewayStore>;

/** Serializable contents. */
export interface StoreContent {
  proposals: readonly Proposal[];
  messages: readonly StoredMessage[];
}

/** @param onChange called after each change */
export function createGatewayStore(onChange: (content: StoreContent) => void) {
  const proposals = new Map<string, Proposal>();
  const messages = new Map<string, StoredMessage>();
  const keyOf = (chainId: number, hash: Hash) => `${chainId}/${hash.toLowerCase()}`;
  const content = (): StoreContent => ({
    proposals: [...proposals.values()],
    messages: [...messages.values()],
  });

  return {
    /** Adds stored or initial contents, without calling `onChange`. */
    fill(from: StoreContent): void {
      for (const one of from.proposals) proposals.set(keyOf(one.chainId, one.safeTxHash), one);
      for (const one of from.messages) messages.set(keyOf(one.chainId, one.messageHash), one);
    },
    /** Removes everything, without calling `onChange`. */
    clear(): void {
      proposals.clear();
      messages.clear();
    },
    content,
    proposal: (chainId: number, hash: Hash) => proposals.get(keyOf(chainId, hash)),
    proposalsOf: (chainId: number, safe: Address): readonly Proposal[] =>
      [...proposals.values()].filter((one) => one.chainId === chainId && one.safe === safe),
    putProposal(one: Proposal): void {
      const key = keyOf(one.chainId, one.safeTxHash);
      checkRoom(proposals, key, GATEWAY_LIMITS.proposals);
      proposals.set(key, one);
      onChange(content());
    },
    deleteProposal(chainId: number, hash: Hash): void {
      proposals.delete(keyOf(chainId, hash));
      onChange(content());
    },
    message: (chainId: number, hash: Hash) => messages.get(keyOf(chainId, hash)),
    messagesOf: (chainId: number, safe: Address): readonly StoredMessage[] =>
      [...messages.values()].filter((one) => one.chainId === chainId && one.safe === safe),
    putMessage(one: StoredMessage): void {
      const key = keyOf(one.chainId, one.messageHash);
      checkRoom(messages, key, GATEWAY_LIMITS.messages);
      messages.set(key, one);
      onChange(content());
    },
  };
}

function checkRoom(kept: ReadonlyMap<string, unknown>, key: string, most: number): void {
  if (kept.has(key) || kept.size < most) return;
  throw new GatewayError(503, 'The local gateway is full', { code: 503 });
}
