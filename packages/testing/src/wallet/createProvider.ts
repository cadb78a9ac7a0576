import { type Emitter, isRecord } from '@mooring/internal';
import { numberToHex } from 'viem';
import { invalidParams, toProviderError } from '../rpc/providerError.ts';
import type { Wallet } from './createWallet.ts';

/** Event of EIP-1193. */
export type ProviderEvent =
  | 'connect'
  | 'disconnect'
  | 'chainChanged'
  | 'accountsChanged'
  | 'message';

/** Event listener of a page. */
type Listener = (payload: unknown) => void;

type ProviderEmitter = Emitter<Record<string, unknown>>;

/** EIP-1193 provider. */
export interface WalletProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
  on(event: string, listener: Listener): WalletProvider;
  removeListener(event: string, listener: Listener): WalletProvider;
}

/** Creates a provider. Requests reject with `ProviderRpcError`, whatever `answer` throws. */
export function createProvider(
  { on, removeListener }: Pick<ProviderEmitter, 'on' | 'removeListener'>,
  answer: (method: string, params: unknown) => Promise<unknown>,
): WalletProvider {
  const provider: WalletProvider = {
    async request(args: unknown) {
      try {
        const { method, params } = isRecord(args) ? args : {};
        if (typeof method !== 'string' || method === '') {
          throw invalidParams('Expected an object with the name of a method.');
        }
        return await answer(method, params);
      } catch (error) {
        throw toProviderError(error);
      }
    },
    on(event, listener) {
      on(event, listener);
      return provider;
    },
    removeListener(event, listener) {
      removeListener(event, listener);
      return provider;
    },
  };
  return provider;
}

/** Emits `chainChanged` and `accountsChanged` when the state visible to the site changes. */
export function emitChanges(wallet: Wallet, { emit }: Pick<ProviderEmitter, 'emit'>): void {
  const look = () => ({
    chainId: numberToHex(wallet.chainId()),
    accounts: wallet.writeAddresses(wallet.visibleAccounts()),
  });
  let last = look();
  const compare = () => {
    const before = last;
    last = look();
    if (before.chainId !== last.chainId) emit('chainChanged', last.chainId);
    if (before.accounts.join() !== last.accounts.join()) emit('accountsChanged', last.accounts);
  };
  wallet.state.subscribe(compare);
  wallet.lock.subscribe(compare);
}
