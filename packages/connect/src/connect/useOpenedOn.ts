import { useEffect, useRef } from 'react';
import type { WalletOptions } from './useWalletOptions.ts';
import { chooseListed, type WalletActions, walletRoute } from './walletRoute.ts';

interface ListedOptions extends WalletActions {
  readonly options: WalletOptions;
  readonly onQuery: (name: string) => void;
}

/**
 * Chooses the wallet that the dialog was opened on, once it is known. One that a link opens is searched for: browsers
 * open apps for a tap alone.
 */
export function useOpenedOn(wallet: string | undefined, listed: ListedOptions): void {
  const wanted = useRef(wallet);
  useEffect(() => {
    const { options, onQuery, onChoose } = listed;
    const { anyPhone, wallets, catalogued } = options;
    const id = wanted.current;
    if (id === undefined || !catalogued) return;
    wanted.current = undefined;
    const row = catalogued.all.find((one) => one.id === id);
    const here = [anyPhone, ...wallets].find((one) => one?.id === id || one?.row?.id === id);
    if (here) onChoose(here);
    else if (row) {
      const route = walletRoute(row, catalogued, options);
      if (route.href === undefined) chooseListed(row, route, listed);
      else onQuery(row.name);
    }
  });
}
