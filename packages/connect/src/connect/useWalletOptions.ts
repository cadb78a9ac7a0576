import { useEffect, useMemo } from 'react';
import { type Connector, useConnectors } from 'wagmi';
import type { Device } from '../core/catalogue/device.ts';
import type { ListedWallets, WalletGroupOptions } from '../core/catalogue/walletGroups.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { deviceHere, loadWalletTable, type WalletTable } from '../wallets/loadWalletTable.ts';
import { type Pairing, pairingOf } from '../wallets/pairing.ts';
import { readRecentWallets } from '../wallets/recentWallets.ts';
import { useWallets, type WalletChoice } from './useWallets.ts';
import { phoneChoice } from './walletRoute.ts';

/** Rows of the group that is shown where the host has chosen none. */
const MOST_POPULAR = 6;

/** So many rows fit; with more of them there is a search. */
const MOST_WITHOUT_SEARCH = 8;

/** Connector for phone wallets. */
export interface PairingOption {
  readonly connector: Connector;
  readonly pairing: Pairing;
}

/** The catalogue of wallets, as this page and this device show it. */
export interface CatalogWallets extends ListedWallets {
  readonly table: WalletTable;
  readonly device: Device;
}

/** Everything there is to choose from. */
export interface WalletOptions {
  /** Wallets of this page, those in this browser first. */
  readonly wallets: readonly WalletChoice[];
  /** Ids of wallets used before, newest first. */
  readonly recent: readonly string[];
  readonly phone: PairingOption | undefined;
  /** Any wallet on a phone. */
  readonly anyPhone: WalletChoice | undefined;
  /** Absent while being fetched, or when that failed. */
  readonly catalogued: CatalogWallets | undefined;
  /** True on a phone whose wallets can be opened. */
  readonly opensApps: boolean;
  /** Names and sizes of the groups being fetched, to reserve their space. */
  readonly expected: readonly { readonly name: string; readonly count: number }[];
  /** True when there are more wallets than fit. */
  readonly searchable: boolean;
  /** The catalogue could not be fetched. */
  readonly incomplete: boolean;
}

/**
 * The wallets of this page and of the catalogue.
 * @param here the catalogue, where it was fetched before
 */
export function useWalletOptions(here: WalletTable | undefined): WalletOptions {
  const { config, wallets: registry, report } = useMooring();
  const t = useTranslate();
  const ofPage = useWallets();
  const connectors = useConnectors();
  const { part: table, failed } = useLazyPart(loadWalletTable, here);
  const popular = t('connect.popular');

  const recent = useMemo(() => readRecentWallets(config.storage), [config.storage]);
  const phone = useMemo(() => {
    for (const connector of connectors) {
      const pairing = pairingOf(connector);
      if (pairing) return { connector, pairing };
    }
    return undefined;
  }, [connectors]);

  const anyPhone = useMemo(
    () =>
      phone &&
      phoneChoice(phone, recent, { id: phone.connector.id, name: t('connect.phoneWallet') }),
    [phone, recent, t],
  );

  const found = useMemo(() => {
    if (!table) return undefined;
    const installed = ofPage.filter((wallet) => wallet.installed).map(({ id }) => id);
    const device = deviceHere(
      table,
      installed.filter((id) => registry.isAnnounced(id)),
    );
    // In a wallet's own browser no other wallet can be opened.
    if (device.wallet !== undefined) return { table, device, groups: [], all: [] };
    const insideFirst = !phone && device.platform !== 'desktop';
    const options = {
      installed,
      recent,
      insideFirst,
      popular: { name: popular, most: MOST_POPULAR },
    };
    try {
      return { table, device, ...table.listedGroups({ ...options, groups: config.wallets }) };
    } catch (error) {
      return { table, device, ...table.listedGroups({ ...options, groups: undefined }), error };
    }
  }, [table, ofPage, registry, recent, phone, popular, config.wallets]);

  const error = found && 'error' in found ? found.error : undefined;
  useEffect(() => {
    if (error !== undefined) report(error);
  }, [error, report]);

  const wallets = useMemo(() => {
    if (!found) return ofPage;
    const rowOf = ({ id, connector }: WalletChoice) =>
      found.table.walletOfRdns(connector.rdns ?? id);
    const known = ofPage.map((wallet) => ({ ...wallet, row: rowOf(wallet) }));
    return config.wallets ? applyGroups(known, config.wallets, found) : known;
  }, [config.wallets, found, ofPage]);
  const groups = config.wallets ?? [{ name: popular, wallets: Array(MOST_POPULAR) }];
  return {
    wallets,
    recent,
    phone,
    anyPhone,
    catalogued: found,
    opensApps: !!found?.table.isOpenedHere(found.device, true),
    expected:
      table || failed
        ? []
        : groups.map((group) => ({ name: group.name, count: group.wallets.length })),
    // Nobody reads through the whole catalogue. The field is there before the rows: nothing moves.
    searchable: found
      ? found.all.length > 0 && wallets.length + found.all.length > MOST_WITHOUT_SEARCH
      : !failed &&
        (!config.wallets ||
          wallets.length + config.wallets.flatMap(rowsOf).length > MOST_WITHOUT_SEARCH),
    incomplete: failed,
  };
}

/** Wallets of the page, those with a row in the host's groups as it says; without hidden ones. */
function applyGroups(
  wallets: readonly WalletChoice[],
  groups: readonly WalletGroupOptions[],
  { all }: ListedWallets,
): readonly WalletChoice[] {
  return wallets.flatMap((wallet) => {
    const row = all.find(({ id }) => id === wallet.id);
    if (row) {
      return row.installed === false
        ? []
        : { ...wallet, name: row.name, row, installed: false, grouped: true };
    }
    const named = groups
      .flatMap(rowsOf)
      .some((one) => (typeof one === 'string' ? one : one.id) === wallet.id);
    return named ? [] : wallet;
  });
}

function rowsOf({ wallets }: WalletGroupOptions): WalletGroupOptions['wallets'] {
  return wallets;
}
