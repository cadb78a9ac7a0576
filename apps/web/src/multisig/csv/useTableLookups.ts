import { comparableAddress } from '@mooring/connect';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Address, type Client, erc20Abi } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import { useConfig } from 'wagmi';
import { useContacts } from '../../contacts/useContacts.ts';
import { nameQuery } from '../../recipients/useRecipients.ts';
import { isNoAnswer } from '../../safe/isNoAnswer.ts';
import { assetsOf } from '../../send/asset.ts';
import { useSite, useTokens } from '../../site/SiteContext.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { inOrder } from '../transaction/inOrder.ts';
import { assetIdOf, type HeldAsset, type Lookup, nameIn, type TableContext } from './checkTable.ts';
import type { TableRow } from './readTable.ts';

/** Most tokens of a table: each that the site does not list is three reads. */
export const MOST_TOKENS = 50;
/** Concurrent reads: the proxy takes no more of a visitor at once. */
const AT_ONCE = 15;

interface Lookups {
  readonly context: TableContext;
  readonly tooManyTokens: boolean;
  readonly retry: () => void;
}

/** Looks up what a table names: tokens at their contracts, names on the identity network. */
export function useTableLookups(safe: KnownSafe, rows: readonly TableRow[]): Lookups {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const { identityNetwork } = useSite().config;
  const { contacts } = useContacts();
  const { chain, state } = safe;
  const tokens = useTokens(chain);
  const assets = useMemo(() => assetsOf(chain, tokens), [chain, tokens]);
  const ids = useMemo(
    () => assetIdsIn(rows, { assets, chainId: chain.id }),
    [rows, assets, chain.id],
  );
  const names = useMemo(() => namesIn(rows, contacts), [rows, contacts]);
  const tooManyTokens = ids.length > MOST_TOKENS;
  const assetQuery = useQuery({
    queryKey: ['web', 'table-assets', chain.id, state.address, ids.join()],
    enabled: ids.length > 0 && !tooManyTokens,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      const read = (id: string) => readAsset(client, state.address, id, assets);
      const found = await inOrder(ids, read, { atOnce: AT_ONCE });
      return new Map(ids.map((id, index) => [id, found[index] ?? 'none']));
    },
  });
  const identity = wagmi.getClient({ chainId: identityNetwork });
  const hasNames = identity.chain?.contracts?.['ensUniversalResolver'] !== undefined;
  const tableNames = useQuery({
    queryKey: ['web', 'table-names', identityNetwork, chain.id, names.join()],
    enabled: names.length > 0 && hasNames,
    queryFn: async () => {
      const look = (name: string) =>
        queries.fetchQuery(nameQuery(wagmi, identityNetwork, name, chain.id)).then(
          (found): Lookup<Address> => (found.kind === 'found' ? found.address : 'none'),
          (): Lookup<Address> => 'unreachable',
        );
      const found = await inOrder(names, look, { atOnce: AT_ONCE });
      return new Map(names.map((name, index) => [name, found[index] ?? 'none']));
    },
  });
  return {
    tooManyTokens,
    context: {
      ...{ safe: state.address, chainId: chain.id },
      assets,
      contacts,
      assetAt: (id) => assetQuery.data?.get(id) ?? 'looking',
      addressOf: (name) => (hasNames ? (tableNames.data?.get(name) ?? 'looking') : 'no-names'),
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

/** Cells of a row that say who is paid. */
function recipientsIn({ recipient, seconds = [] }: TableRow): readonly string[] {
  const further = seconds.filter(({ column }) => column === 'recipient');
  return [recipient, ...further.flatMap(({ first, second }) => [first, second])];
}

/** Longest symbol that is kept, in characters: any contract may answer. */
const LONGEST_SYMBOL = 32;

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
          // Older contracts give bytes where a text should be.
          if (isNoAnswer(error)) return comparableAddress(address);
          throw error;
        }),
    ]);
    const facts = known ?? { id, name: symbol, token: address };
    return {
      ...{ ...facts, decimals, symbol: symbol.slice(0, LONGEST_SYMBOL), balance },
      listed: known !== undefined,
    };
  } catch (error) {
    return isNoAnswer(error) ? 'none' : 'unreachable';
  }
}
