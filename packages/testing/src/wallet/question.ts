import type { Address, Hash, Hex } from 'viem';
import type { TypedData } from '../rpc/typedData.ts';
import type { Network } from './network.ts';
import type { BatchStatus } from './walletState.ts';

/** An account as a person sees it. */
export interface AccountView {
  readonly address: Address;
  readonly label: string;
}

/** One call as a person sees it. `to` is undefined when a contract is created. */
export interface CallView {
  readonly to?: Address;
  /** The recipient's name, when it is one of the wallet's own accounts. */
  readonly toLabel?: string;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
}

/** The most the network will charge, in the smallest unit of its coin (wei). */
export interface FeeView {
  readonly most: bigint;
  /** The node says that the call would fail. */
  readonly likelyToFail: boolean;
}

/** A token that a page would have the wallet list. */
export interface WatchedToken {
  readonly address: Address;
  readonly symbol: string;
  readonly decimals: number;
}

/** Everything the wallet may ask a person. */
export type Question =
  | { readonly kind: 'unlock' }
  | {
      readonly kind: 'connect';
      readonly accounts: readonly (AccountView & { readonly ticked: boolean })[];
    }
  | {
      readonly kind: 'signText';
      readonly account: AccountView;
      /** Undefined when the bytes are no text. */
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
      /** Only shows a batch: there is nothing to decide. */
      readonly kind: 'callsStatus';
      readonly id: string;
      readonly network: Network;
      readonly size: number;
      readonly hashes: readonly Hash[];
      readonly status: BatchStatus;
      /** The owners of a multisig sign it. */
      readonly isProposal: boolean;
    };

/** A person's answer. `accounts` are those chosen in a `connect` question. */
export type Answer =
  | { readonly approved: true; readonly accounts: readonly Address[] }
  | { readonly approved: false };

/** Asks the person. `settled` answers yes by itself when it resolves (say, unlocked elsewhere). */
export type Ask = (question: Question, settled?: Promise<unknown>) => Answer | Promise<Answer>;
