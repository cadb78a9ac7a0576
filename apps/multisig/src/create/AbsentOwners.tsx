import { comparableAddress, useCatalogue, useLocale } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { BLOCK_MS, readContractElsewhere } from '@mooring/page/chain';
import { Notice } from '@mooring/page/ui';
import { useQuery } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
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
      const answers = await Promise.all(
        accounts.map((account) => readContractElsewhere(wagmi, account, chain.id)),
      );
      const unread = answers.flatMap((answer) => answer.unread.map(({ name }) => name));
      return {
        absent: accounts.filter((_, index) => answers[index]?.network),
        unread: [...new Set(unread)],
      };
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
