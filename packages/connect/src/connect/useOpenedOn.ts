import { useEffect, useRef } from 'react';
import { useConfig } from 'wagmi';
import { NEW_ACCOUNT, useMooring } from '../core/MooringContext.ts';
import { logUnknownWallet } from '../development/mistakes.ts';
import type { WalletTable } from '../wallets/loadWalletTable.ts';
import type { WalletOptions } from './useWalletOptions.ts';
import { chooseListed, type WalletActions, walletRoute } from './walletRoute.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

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
  if (process.env.NODE_ENV !== 'production') {
    // biome-ignore lint/correctness/useHookAtTopLevel: the condition is a constant of the build
    useUnknownWallet(wallet, listed.options.catalogued?.table);
  }
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

/** Logs an id that is none of a wallet or connector, once the wallet table is loaded; in development only. */
function useUnknownWallet(id: string | undefined, table: WalletTable | undefined): void {
  const { config } = useMooring();
  const { connectors } = useConfig();
  useEffect(() => {
    if (id === undefined || id === NEW_ACCOUNT || !table) return;
    const own = config.wallets?.flatMap(({ wallets }) => wallets) ?? [];
    const isKnown =
      table.findWallet(id) ??
      table.walletOfRdns(id) ??
      [...connectors, ...own].some((one) => typeof one === 'object' && one.id === id);
    if (!isKnown) logUnknownWallet(id);
  }, [id, table, config, connectors]);
}
