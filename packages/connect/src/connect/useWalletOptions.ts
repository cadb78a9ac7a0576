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

/** Number of rows in the default group, shown if the host configures no groups. */
const MOST_POPULAR = 6;

/** Maximum number of rows without a search field. */
const MOST_WITHOUT_SEARCH = 8;

/** Connector for phone wallets. */
export interface PairingOption {
  readonly connector: Connector;
  readonly pairing: Pairing;
}

/** Wallet list, filtered and grouped for this page and device. */
export interface CatalogWallets extends ListedWallets {
  readonly table: WalletTable;
  readonly device: Device;
}

/** All wallets to choose from. */
export interface WalletOptions {
  /** Wallets with their own connector, installed wallets first. */
  readonly wallets: readonly WalletChoice[];
  /** Ids of wallets used before, newest first. */
  readonly recent: readonly string[];
  readonly phone: PairingOption | undefined;
  /** Choice of any phone wallet. */
  readonly anyPhone: WalletChoice | undefined;
  /** Undefined while the wallet table loads, and if that failed. */
  readonly catalogued: CatalogWallets | undefined;
  /** True on a phone that can open its wallets. */
  readonly opensApps: boolean;
  /** Names and sizes of the groups that are loading, to reserve their space. */
  readonly expected: readonly { readonly name: string; readonly count: number }[];
  /** True when there are more wallets than fit. */
  readonly searchable: boolean;
  /** True if the wallet table could not be loaded. */
  readonly incomplete: boolean;
}

/**
 * Returns the page's wallets and those of the wallet list.
 * @param preloaded wallet table, if it is loaded already
 */
export function useWalletOptions(preloaded: WalletTable | undefined): WalletOptions {
  const { config, wallets: registry, report } = useMooring();
  const t = useTranslate();
  const pageWallets = useWallets();
  const connectors = useConnectors();
  const { part: table, failed } = useLazyPart(loadWalletTable, preloaded);
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

  const catalogued = useMemo((): (CatalogWallets & { readonly error?: unknown }) | undefined => {
    if (!table) return undefined;
    const installed = pageWallets.filter((wallet) => wallet.installed).map(({ id }) => id);
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
  }, [table, pageWallets, registry, recent, phone, popular, config.wallets]);

  const error = catalogued?.error;
  useEffect(() => {
    if (error !== undefined) report(error);
  }, [error, report]);

  const wallets = useMemo(() => {
    if (!catalogued) return pageWallets;
    const rowOf = ({ id, connector }: WalletChoice) =>
      catalogued.table.walletOfRdns(connector.rdns ?? id, config.wallets);
    const withRows = pageWallets.map((wallet) => ({ ...wallet, row: rowOf(wallet) }));
    return config.wallets ? applyGroups(withRows, config.wallets, catalogued) : withRows;
  }, [config.wallets, catalogued, pageWallets]);
  const groups = config.wallets ?? [{ name: popular, wallets: Array(MOST_POPULAR) }];
  return {
    wallets,
    recent,
    phone,
    anyPhone,
    catalogued,
    opensApps: !!catalogued?.table.isOpenedHere(catalogued.device, true),
    expected:
      table || failed
        ? []
        : groups.map((group) => ({ name: group.name, count: group.wallets.length })),
    // The whole list is too long to read. The field renders before the rows, so that nothing moves.
    searchable: catalogued
      ? catalogued.all.length > 0 && wallets.length + catalogued.all.length > MOST_WITHOUT_SEARCH
      : !failed &&
        (!config.wallets ||
          wallets.length + config.wallets.flatMap(rowsOf).length > MOST_WITHOUT_SEARCH),
    incomplete: failed,
  };
}

/** Applies the host's groups to the page's wallets: names and marks wallets with a row, and removes hidden ones. */
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
    const isNamed = groups
      .flatMap(rowsOf)
      .some((entry) => (typeof entry === 'string' ? entry : entry.id) === wallet.id);
    return isNamed ? [] : wallet;
  });
}

function rowsOf({ wallets }: WalletGroupOptions): WalletGroupOptions['wallets'] {
  return wallets;
}
