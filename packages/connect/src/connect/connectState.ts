import type { Connector } from 'wagmi';
import type { Wallet } from '../core/catalogue/wallet.ts';
import type { PairingProblem } from '../wallets/pairingStep.ts';
import type { ConnectFailure } from './connectWallet.ts';
import type { WalletChoice } from './useWallets.ts';

/**
 * View of the Connect dialog.
 *
 *   list ⇄ about
 *   list ⇄ wallets to get ⇄ get
 *   list ⇄ get                 a wallet that cannot be reached from here
 *   list ⇄ inside              a wallet whose own browser opens this page; from waiting, the attempt ends
 *   list ⇄ passkey             a passkey account: its screen connects, and closes the dialog
 *   list → waiting → (connected: the dialog closes)
 *            ↓ ↖ retry
 *   list ← failed              a rejected or cancelled attempt returns to the list
 */
export type ConnectState =
  | { readonly view: 'list' }
  | { readonly view: 'about' }
  | { readonly view: 'wallets to get' }
  | {
      readonly view: 'get';
      readonly wallet: Wallet;
      /** View to go back to; for a wallet, its attempt starts again. */
      readonly from: 'list' | 'wallets to get' | WalletChoice;
    }
  | { readonly view: 'inside'; readonly wallet: Wallet }
  | { readonly view: 'waiting'; readonly wallet: WalletChoice }
  | { readonly view: 'passkey'; readonly wallet: Connector }
  | {
      readonly view: 'failed';
      readonly wallet: WalletChoice;
      readonly failure: Failure;
    };

/** Failed attempt to connect a wallet. */
export interface Failure {
  readonly reason: ConnectFailure;
  /** Reason the wallet gave, safe to show as text. */
  readonly detail: string | undefined;
  /** Pairing problem of a phone wallet. */
  readonly problem?: PairingProblem | undefined;
}

/** View to show, or what happened in the current one. */
export type ConnectEvent =
  | Extract<ConnectState, { view: 'about' | 'wallets to get' | 'inside' | 'waiting' | 'passkey' }>
  | { readonly type: 'get'; readonly wallet: Wallet }
  | { readonly type: 'goBack' }
  | { readonly type: 'fail'; readonly wallet: WalletChoice; readonly failure: Failure };

/** Returns the next state. A failure of an attempt that is no longer shown is ignored. */
export function connectReducer(state: ConnectState, event: ConnectEvent): ConnectState {
  if ('view' in event) return event;
  switch (event.type) {
    case 'get':
      return { view: 'get', wallet: event.wallet, from: previousView(state) };
    case 'goBack':
      if (state.view !== 'get') return { view: 'list' };
      return typeof state.from === 'object'
        ? { view: 'waiting', wallet: state.from }
        : { view: state.from };
    case 'fail': {
      const { wallet, failure } = event;
      if (state.view !== 'waiting' || state.wallet.id !== wallet.id) return state;
      const isUserChoice = failure.reason === 'rejected' || failure.reason === 'cancelled';
      return isUserChoice ? { view: 'list' } : { view: 'failed', wallet, failure };
    }
  }
}

function previousView(state: ConnectState): 'list' | 'wallets to get' | WalletChoice {
  if (state.view === 'wallets to get') return state.view;
  if (state.view === 'get') return state.from;
  return state.view === 'waiting' ? state.wallet : 'list';
}
