import { useEffect, useRef } from 'react';
import type { WalletOptions } from './useWalletOptions.ts';
import { chooseListed, type WalletActions, walletRoute } from './walletRoute.ts';

interface ListedOptions extends WalletActions {
  readonly options: WalletOptions;
  readonly onQuery: (name: string) => void;
}

/**
 * Chooses the wallet that the dialog was opened for, once the wallet list is loaded. A wallet that opens by a link is
 * searched for instead: browsers open apps only after a tap.
 */
export function useOpenedOn(wallet: string | undefined, listed: ListedOptions): void {
  const requestedId = useRef(wallet);
  useEffect(() => {
    const { options, onQuery, onChoose } = listed;
    const { anyPhone, wallets, catalogued } = options;
    const id = requestedId.current;
    if (id === undefined || !catalogued) return;
    requestedId.current = undefined;
    const row = catalogued.all.find((wallet) => wallet.id === id);
    const match = [anyPhone, ...wallets].find(
      (choice) => choice?.id === id || choice?.row?.id === id,
    );
    if (match) onChoose(match);
    else if (row) {
      const route = walletRoute(row, catalogued, options);
      if (route.href === undefined) chooseListed(row, route, listed);
      else onQuery(row.name);
    }
  });
}
