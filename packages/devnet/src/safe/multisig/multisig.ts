import type { SafeTransaction } from '@mooring/safe/transactions';
import type { DemoAccount } from '../../accounts.ts';
import type { GenesisBlock } from '../../genesis/genesis.ts';
import type { LocalSafe } from './localSafe.ts';

/** Proposed, signed by some, and not executed. */
export type WaitingTransaction = {
  hoursAgo: number;
  transaction: SafeTransaction;
  /** The first proposed it. */
  signers: readonly DemoAccount[];
  /** The application it came from. */
  origin?: { name: string; url: string };
};

/** A text the owners sign in the name of the Safe. */
export type WaitingMessage = {
  hoursAgo: number;
  text: string;
  /** The first proposed it. */
  signers: readonly DemoAccount[];
};

/** A Safe with a past on the chain, and what waits for its owners at the gateway. */
export type Multisig = {
  safe: LocalSafe;
  /** What happened on the chain, oldest first. */
  blocks: readonly GenesisBlock[];
  queue: readonly WaitingTransaction[];
  messages: readonly WaitingMessage[];
};
