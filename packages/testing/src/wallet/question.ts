import type { Address, Hash, Hex } from 'viem';
import type { TypedData } from '../rpc/typedData.ts';
import type { BatchStatus, Network } from './walletState.ts';

/** Account for display. */
export interface AccountView {
  readonly address: Address;
  readonly label: string;
}

/** Call for display. `to` is undefined for contract creation. */
export interface CallView {
  readonly to?: Address;
  /** Label of the recipient, when it is one of the wallet's accounts. */
  readonly toLabel?: string;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
}

/** Maximum fee, in the smallest unit of the network's currency (wei). */
export interface FeeView {
  readonly most: bigint;
  /** The node predicts failure. */
  readonly likelyToFail: boolean;
}

/** Token a page asks the wallet to list. */
export interface WatchedToken {
  readonly address: Address;
  readonly symbol: string;
  readonly decimals: number;
}

/** Prompts of the wallet. */
export type Question =
  | { readonly kind: 'unlock' }
  | {
      readonly kind: 'connect';
      readonly accounts: readonly (AccountView & { readonly ticked: boolean })[];
      /** Message signed with an approval, as it reads for the active account. */
      readonly signIn?: string;
    }
  | {
      readonly kind: 'signText';
      readonly account: AccountView;
      /** Undefined for bytes that are no UTF-8. */
      readonly text: string | undefined;
      readonly bytes: Hex;
    }
  | {
      readonly kind: 'signTypedData';
      readonly account: AccountView;
      readonly typedData: TypedData;
    }
  | {
      readonly kind: 'send';
      readonly account: AccountView;
      readonly network: Network;
      readonly call: CallView;
      readonly fee: FeeView;
    }
  | { readonly kind: 'switchNetwork'; readonly from: Network; readonly to: Network }
  | { readonly kind: 'watchAsset'; readonly token: WatchedToken; readonly network: Network }
  | { readonly kind: 'addNetwork'; readonly network: Network }
  | {
      readonly kind: 'sendCalls';
      readonly account: AccountView;
      readonly network: Network;
      readonly calls: readonly CallView[];
      readonly fee: FeeView;
    }
  | {
      /** Status of a batch, without a decision. */
      readonly kind: 'callsStatus';
      readonly id: string;
      readonly network: Network;
      readonly size: number;
      readonly hashes: readonly Hash[];
      readonly status: BatchStatus;
      /** True when owners of a multisig sign it. */
      readonly isProposal: boolean;
    };

/** Answer to a prompt. `accounts` are those selected in a `connect` prompt. */
export type Answer =
  | { readonly approved: true; readonly accounts: readonly Address[] }
  | { readonly approved: false };

/** Prompts the person. Approves by itself when `settled` resolves (for example, unlocked elsewhere). */
export type Ask = (question: Question, settled?: Promise<unknown>) => Answer | Promise<Answer>;

/** Code an account runs from then on, signed by its key (EIP-7702). viem has a type of it from 2.23 on. */
export interface SignedCode {
  readonly address: Address;
  readonly chainId: number;
  readonly nonce: number;
  readonly r: Hex;
  readonly s: Hex;
  readonly yParity: number;
}

/** Transaction requested by a page; the wallet fills in undefined fields. Amounts in wei. */
export interface RequestedTransaction {
  /** Undefined for contract creation. */
  readonly to?: Address | undefined;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas?: bigint | undefined;
  /** Codes the account runs from then on (EIP-7702). */
  readonly authorizationList?: readonly SignedCode[] | undefined;
  readonly nonce?: bigint | undefined;
  readonly gasPrice?: bigint | undefined;
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
}

/** Signed transaction. */
export interface SentTransaction {
  readonly hash: Hash;
  readonly chainId: number;
  readonly from: Address;
  /** Undefined for contract creation. */
  readonly to: Address | undefined;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  readonly nonce: number;
  readonly gas: bigint;
  /** In wei per unit of gas. */
  readonly maxFeePerGas: bigint;
  /** In wei per unit of gas. */
  readonly maxPriorityFeePerGas: bigint;
  /** True without EIP-1559, on older networks: both prices are its `gasPrice`. */
  readonly isLegacy?: true;
  /** Codes the account runs from then on (EIP-7702). */
  readonly authorizationList?: readonly SignedCode[];
}

/**
 * Replacement of a transaction by one of the same nonce: `repriced` repeats it at a higher fee, `cancelled`
 * sends nothing to the sender, `replaced` does something else.
 */
export type Replacement = (typeof replacements)[number];

/** Kinds of replacements. */
export const replacements = ['repriced', 'cancelled', 'replaced'] as const;
