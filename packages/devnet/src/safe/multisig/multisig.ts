import type { SafeTransaction } from '@mooring/safe/transactions';
import type { Address } from 'viem';
import type { DemoAccount } from '../../accounts.ts';
import type { GenesisBlock } from '../../chain/genesisBlock.ts';
import type { SafeVersion } from '../contracts/safeContracts.ts';

/** Safe of the local network, in its initial state. */
export interface LocalSafe {
  address: Address;
  chainId: number;
  version: SafeVersion;
  /** Display name. */
  label: string;
  /** ENS name with a reverse record; on the first chain only. */
  name?: string;
  /** In the order of the chain, newest first. */
  owners: readonly Address[];
  /** Number of required signatures. */
  threshold: number;
}

/** Proposed and partly signed transaction. */
export interface WaitingTransaction {
  hoursAgo: number;
  transaction: SafeTransaction;
  /** The first is the proposer. */
  signers: readonly DemoAccount[];
  /** Application it came from. */
  origin?: { name: string; url: string };
}

/** Text for the owners to sign as the Safe. */
export interface WaitingMessage {
  hoursAgo: number;
  text: string;
  /** The first is the proposer. */
  signers: readonly DemoAccount[];
}

/** Safe with a history on the chain, and its pending transactions and messages. */
export interface Multisig {
  safe: LocalSafe;
  /** Blocks of its history, oldest first. */
  blocks: readonly GenesisBlock[];
  queue: readonly WaitingTransaction[];
  messages: readonly WaitingMessage[];
}
