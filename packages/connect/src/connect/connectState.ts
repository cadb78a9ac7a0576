import type { ConnectFailure } from './connectWallet.ts';
import type { WalletChoice } from './useWallets.ts';

/**
 * What the Connect dialog shows.
 *
 *   list ⇄ about
 *   list → waiting → (connected: the dialog closes)
 *            ↓ ↖ retry
 *   list ← failed        a rejection or a cancel goes straight back to the list
 */
export type ConnectState =
  | { readonly view: 'list' }
  | { readonly view: 'about' }
  | { readonly view: 'waiting'; readonly wallet: WalletChoice }
  | {
      readonly view: 'failed';
      readonly wallet: WalletChoice;
      readonly reason: Exclude<ConnectFailure, 'rejected' | 'cancelled'>;
      /** The wallet's own words, safe to show as text. */
      readonly detail: string | undefined;
    };

export type ConnectEvent =
  | { readonly type: 'ask about wallets' }
  | { readonly type: 'go back' }
  | { readonly type: 'choose'; readonly wallet: WalletChoice }
  | {
      readonly type: 'fail';
      readonly wallet: WalletChoice;
      readonly reason: ConnectFailure;
      readonly detail: string | undefined;
    };

/** The next view; an answer to an attempt that is no longer waited for changes nothing. */
export function connectReducer(state: ConnectState, event: ConnectEvent): ConnectState {
  switch (event.type) {
    case 'ask about wallets':
      return { view: 'about' };
    case 'go back':
      return { view: 'list' };
    case 'choose':
      return { view: 'waiting', wallet: event.wallet };
    case 'fail': {
      const { wallet, reason, detail } = event;
      if (state.view !== 'waiting' || state.wallet.id !== wallet.id) return state;
      if (reason === 'rejected' || reason === 'cancelled') return { view: 'list' };
      return { view: 'failed', wallet, reason, detail };
    }
  }
}
