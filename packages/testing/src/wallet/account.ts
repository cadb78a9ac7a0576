import type { Hash, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { TypedData } from '../rpc/typedData.ts';
import type { AccountView } from './question.ts';
import type { AskedTransaction } from './transaction.ts';
import type { BatchStatus } from './walletState.ts';

/** An account with its key, or an owner's key, and the name a person knows it by. */
export type WalletAccount = PrivateKeyAccount & {
  readonly label: string;
  readonly multisig?: MultisigSigner;
};

/** What an account of several owners does in place of signing with a key. */
export interface MultisigSigner {
  /** The only network it is on. */
  readonly chainId: number;
  /** Proposes calls as one transaction with this wallet's signature. @returns the proposal's hash */
  propose(calls: readonly AskedTransaction[], origin: string): Promise<Hash>;
  /** Reads where a proposal stands. `executedBy` is the transaction that executed it. */
  outcomeOf(proposal: Hash): Promise<{
    readonly status: BatchStatus;
    readonly executedBy: Hash | undefined;
  }>;
  /** @returns the owners' joined signatures, or `0x` while others still have to sign */
  sign(content: string | TypedData): Promise<Hex>;
}

/** An account as shown to a person. */
export const viewOf = ({ address, label }: WalletAccount): AccountView => ({ address, label });
