import { comparableAddress } from '@mooring/connect';
import { isContractError, LONGEST_SYMBOL, mapConcurrently } from '@mooring/internal';
import { useContacts } from '@mooring/page/contacts';
import { NAMES_AT_ONCE, nameQuery } from '@mooring/page/recipients';
import { assetsOf } from '@mooring/page/send';
import { useSite, useTokens } from '@mooring/page/site';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Address, type Client, erc20Abi } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import { useConfig } from 'wagmi';
import type { KnownSafe } from '../safe/useSafe.ts';
import { assetIdOf, type HeldAsset, type Lookup, nameIn, type TableContext } from './checkTable.ts';
import type { TableRow } from './readTable.ts';
import { tableNamesKey } from './tableNamesKey.ts';

/** Most tokens of a table: each that the site does not list is three reads. */
export const MOST_TABLE_TOKENS = 50;

interface Lookups {
  readonly context: TableContext;
  readonly tooManyTokens: boolean;
  readonly retry: () => void;
}

/**
 * Looks up the tokens and names of a table: tokens at their contracts, names on the identity network.
 */
export function useTableLookups(safe: KnownSafe, rows: readonly TableRow[]): Lookups {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const { config: site } = useSite();
  const { contacts } = useContacts();
  const { chain, state } = safe;
  const tokens = useTokens(chain);
  const assets = useMemo(() => assetsOf(chain, tokens), [chain, tokens]);
  const ids = useMemo(
    () => assetIdsIn(rows, { assets, chainId: chain.id }),
    [rows, assets, chain.id],
  );
  const names = useMemo(() => namesIn(rows, contacts), [rows, contacts]);
  const tooManyTokens = ids.length > MOST_TABLE_TOKENS;
  const assetQuery = useQuery({
    queryKey: ['web', 'table-assets', chain.id, state.address, ids.join()],
    enabled: ids.length > 0 && !tooManyTokens,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      const read = (id: string) => readAsset(client, state.address, id, assets);
      const found = await mapConcurrently(ids, read, { concurrency: NAMES_AT_ONCE });
      return new Map(ids.map((id, index) => [id, found[index] ?? 'none']));
    },
  });
  const identity = wagmi.getClient({ chainId: site.identityNetwork });
  const hasNames = identity.chain?.contracts?.['ensUniversalResolver'] !== undefined;
  const tableNames = useQuery({
    queryKey: [...tableNamesKey, site.identityNetwork, chain.id, names.join()],
    enabled: names.length > 0 && hasNames,
    queryFn: async () => {
      const look = (name: string) =>
        queries
          .fetchQuery(nameQuery(wagmi, site, name, chain.id))
          .catch(() => ({ kind: 'unreachable' }) as const);
      const found = await mapConcurrently(names, look, { concurrency: NAMES_AT_ONCE });
      return new Map(names.map((name, index) => [name, found[index]]));
    },
  });
  const addressOf: TableContext['addressOf'] = (name) => {
    if (!hasNames) return 'no-names';
    const found = tableNames.data?.get(name);
    if (!found) return 'looking';
    if (found.kind === 'found') return found.address;
    return found.kind === 'not-found' ? 'none' : found.kind;
  };
  return {
    tooManyTokens,
    context: {
      ...{ safe: state.address, chainId: chain.id },
      assets,
      contacts,
      assetAt: (id) => assetQuery.data?.get(id) ?? 'looking',
      addressOf,
      isOfEthereum(name) {
        const found = tableNames.data?.get(name);
        return found?.kind === 'found' && found.isOfEthereum;
      },
    },
    retry() {
      void assetQuery.refetch();
      void tableNames.refetch();
    },
  };
}

function assetIdsIn(
  rows: readonly TableRow[],
  context: Pick<TableContext, 'assets' | 'chainId'>,
): readonly string[] {
  const found = rows.flatMap(({ token }) => {
    const read = assetIdOf(token, context);
    return typeof read === 'string' ? [] : [read.id];
  });
  return [...new Set(found)];
}

function namesIn(rows: readonly TableRow[], contacts: TableContext['contacts']): readonly string[] {
  return [
    ...new Set(
      rows.flatMap((row) => recipientsIn(row).flatMap((cell) => nameIn(cell, contacts) ?? [])),
    ),
  ];
}

/** Returns the recipient cells of a row. */
function recipientsIn({ recipient, seconds = [] }: TableRow): readonly string[] {
  const further = seconds.filter(({ column }) => column === 'recipient');
  return [recipient, ...further.flatMap(({ first, second }) => [first, second])];
}

/** Reads an asset and the account's balance of it. */
async function readAsset(
  client: Client,
  account: Address,
  id: string,
  assets: TableContext['assets'],
): Promise<Lookup<HeldAsset>> {
  const known = assets.find((asset) => asset.id === id);
  if (known && !known.token) {
    const balance = await getBalance(client, { address: account }).catch(() => undefined);
    return { ...known, balance, listed: true };
  }
  const address: Address = known?.token ?? `0x${id.slice(2)}`;
  const contract = { address, abi: erc20Abi } as const;
  try {
    const [balance, decimals, symbol] = await Promise.all([
      readContract(client, { ...contract, functionName: 'balanceOf', args: [account] }),
      known?.decimals ?? readContract(client, { ...contract, functionName: 'decimals' }),
      known?.symbol ??
        readContract(client, { ...contract, functionName: 'symbol' }).catch((error) => {
          // Older contracts return bytes32 instead of a string.
          if (isContractError(error)) return comparableAddress(address);
          throw error;
        }),
    ]);
    const facts = known ?? { id, name: symbol, token: address };
    return {
      ...{ ...facts, decimals, symbol: symbol.slice(0, LONGEST_SYMBOL), balance },
      listed: known !== undefined,
    };
  } catch (error) {
    return isContractError(error) ? 'none' : 'unreachable';
  }
}
