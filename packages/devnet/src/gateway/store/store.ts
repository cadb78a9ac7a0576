import type { Address, Hash } from 'viem';
import { GatewayError } from '../http/gatewayError.ts';
import { LIMITS } from '../limits.ts';
import type { Proposal, StoredMessage } from './records.ts';

/** Offchain data: proposals with their signatures, and messages. */
export type Store = ReturnType<typeof createStore>;

/** Serializable contents. */
export type StoreContent = {
  proposals: readonly Proposal[];
  messages: readonly StoredMessage[];
};

/** @param onChange called after each change */
export function createStore(onChange: (content: StoreContent) => void) {
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
      checkRoom(proposals, key, LIMITS.proposals);
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
      checkRoom(messages, key, LIMITS.messages);
      messages.set(key, one);
      onChange(content());
    },
  };
}

function checkRoom(kept: ReadonlyMap<string, unknown>, key: string, most: number): void {
  if (kept.has(key) || kept.size < most) return;
  throw new GatewayError(503, 'The local gateway is full', { code: 503 });
}
