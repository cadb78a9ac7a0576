import { numberToHex } from 'viem';
import type { Emitter } from '../rpc/emitter.ts';
import type { Wallet } from './createWallet.ts';

/** Emits `chainChanged` and `accountsChanged` when the state visible to the site changes. */
export function emitChanges(wallet: Wallet, { emit }: Pick<Emitter, 'emit'>): void {
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
