import type { Address, Hash, Hex } from 'viem';
import type { WatchedToken } from '../methods/assets.ts';
import type { Network } from '../setup.ts';
import type { TypedData } from '../typedData.ts';

/** An account as a person sees it. */
export type AccountView = { address: Address; label: string };

/** One call as a person sees it. `to` is undefined when a contract is created. */
export type CallView = { to?: Address; toLabel?: string; value: bigint; data: Hex };

/** What the network will charge at most, in the smallest unit of its coin (wei). */
export type FeeView = { most: bigint; likelyToFail: boolean };

/** Everything the wallet may ask a person. */
export type Question =
  | { kind: 'unlock' }
  | { kind: 'connect'; accounts: readonly (AccountView & { ticked: boolean })[] }
  | { kind: 'signText'; account: AccountView; text: string | undefined; bytes: Hex }
  | { kind: 'signTypedData'; account: AccountView; typedData: TypedData }
  | { kind: 'send'; account: AccountView; network: Network; call: CallView; fee: FeeView }
  | { kind: 'switchNetwork'; from: Network; to: Network }
  | { kind: 'watchAsset'; token: WatchedToken; network: Network }
  | { kind: 'addNetwork'; network: Network; rpcUrl: string }
  | {
      kind: 'sendCalls';
      account: AccountView;
      network: Network;
      calls: readonly CallView[];
      fee: FeeView;
    }
  | {
      kind: 'callsStatus';
      id: string;
      network: string;
      size: number;
      hashes: readonly Hash[];
      meaning: string;
    };

/** A question with who asks: which wallet, on behalf of which site. */
export type Request = { walletName: string; rdns: string; origin: string; question: Question };

/** What the person said. `accounts` are the ticked ones of a connect question. */
export type Answer = { approved: true; accounts: readonly Address[] } | { approved: false };

/** Asks the person. `settled` answers yes by itself when it resolves (say, unlocked elsewhere). */
export type Confirm = (request: Request, settled?: Promise<unknown>) => Promise<Answer>;
