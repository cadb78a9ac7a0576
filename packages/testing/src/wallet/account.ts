import type { Hash, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { TypedData } from '../rpc/typedData.ts';
import type { AccountView, RequestedTransaction } from './question.ts';
import type { BatchStatus } from './walletState.ts';

/** Account with its key, or the key of an owner, and a label. */
export type WalletAccount = PrivateKeyAccount & {
  readonly label: string;
  readonly multisig?: MultisigSigner;
};

/** Signer of a multisig account, in place of a key. */
export interface MultisigSigner {
  /** Id of the only chain it is deployed on. */
  readonly chainId: number;
  /** Proposes calls as one transaction, signed by this wallet's owner. @returns the proposal's hash */
  propose(calls: readonly RequestedTransaction[], origin: string): Promise<Hash>;
  /** Reads the status of a proposal. `executedBy` is the transaction that executed it. */
  outcomeOf(proposal: Hash): Promise<{
    readonly status: BatchStatus;
    readonly executedBy: Hash | undefined;
  }>;
  /** @returns the owners' concatenated signatures, or `0x` while signatures are missing */
  sign(content: string | TypedData): Promise<Hex>;
}

/** Account for display. */
export const viewOf = ({ address, label }: WalletAccount): AccountView => ({ address, label });
