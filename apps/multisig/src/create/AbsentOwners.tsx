import { comparableAddress, useCatalogue, useLocale } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { BLOCK_MS } from '@mooring/page/chain';
import { Notice } from '@mooring/page/ui';
import { useQuery } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { getCode } from 'viem/actions';
import { useConfig } from 'wagmi';
import { isContract } from '../safe/signer.ts';
import { newSafeCatalogue } from '../texts/newSafeCatalogue.ts';

/** Accounts that cannot sign on a network because their contracts are on another. */
interface Absences {
  readonly absent: readonly Address[];
  /** Names of networks that did not answer: other accounts may be contracts there. */
  readonly unread: readonly string[];
}

const noAbsences: Absences = { absent: [], unread: [] };

/** Finds accounts that are contracts on another network of the site but not on this one. */
export function useAbsentOwners(accounts: readonly Address[], chain: Chain): Absences {
  const wagmi = useConfig();
  const { data = noAbsences } = useQuery({
    queryKey: ['web', 'absent', chain.id, accounts.join()],
    refetchInterval: ({ state: { data: last } }) => (last?.unread.length ? BLOCK_MS : false),
    queryFn: async (): Promise<Absences> => {
      const hasCode = async (account: Address, chainId: number) =>
        isContract((await getCode(wagmi.getClient({ chainId }), { address: account })) ?? '0x');
      const others = wagmi.chains.filter(({ id }) => id !== chain.id);
      const unread = new Set<string>();
      const absent = await Promise.all(
        accounts.map(async (account) => {
          if (await hasCode(account, chain.id)) return [];
          const found = await Promise.all(
            others.map(({ id, name }) =>
              hasCode(account, id).catch(() => {
                unread.add(name);
                return false;
              }),
            ),
          );
          return found.includes(true) ? [account] : [];
        }),
      );
      return { absent: absent.flat(), unread: [...unread] };
    },
  });
  return data;
}

interface AbsentOwnersProps extends Absences {
  readonly chain: Chain;
}

/** Warning of owners that cannot sign on this network because their contracts are on another, as far as it is known. */
export function AbsentOwners({ absent, unread, chain }: AbsentOwnersProps) {
  const t = useCatalogue(newSafeCatalogue);
  const { locale } = useLocale();
  if (absent.length + unread.length === 0) return null;
  const owners = absent.map((owner) => comparableAddress(owner));
  return (
    <Notice kind="warning">
      {absent.length > 0 && (
        <p>{t('new.absent', { network: chain.name, owners: formatList(owners, locale) })}</p>
      )}
      {unread.length > 0 && (
        <p>
          {t('new.absentUnread', { network: chain.name, networks: formatList(unread, locale) })}
        </p>
      )}
    </Notice>
  );
}
