import { comparableAddress, useCatalogue, useLocale } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { Notice } from '@mooring/page/ui';
import { useQuery } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { getCode } from 'viem/actions';
import { useConfig } from 'wagmi';
import { isContract } from '../safe/signer.ts';
import { newSafeCatalogue } from '../texts/newSafeCatalogue.ts';

/** Finds accounts that are contracts on another network of the site but not on this one: they cannot sign here. */
export function useAbsentOwners(accounts: readonly Address[], chain: Chain): readonly Address[] {
  const wagmi = useConfig();
  const { data = [] } = useQuery({
    queryKey: ['web', 'absent', chain.id, accounts.join()],
    queryFn: async () => {
      const hasCode = async (account: Address, chainId: number) =>
        isContract((await getCode(wagmi.getClient({ chainId }), { address: account })) ?? '0x');
      const others = wagmi.chains.filter(({ id }) => id !== chain.id);
      const absent = await Promise.all(
        accounts.map(async (account) => {
          if (await hasCode(account, chain.id)) return false;
          // An unreachable network counts as without a contract.
          const found = await Promise.all(
            others.map(({ id }) => hasCode(account, id).catch(() => false)),
          );
          return found.includes(true);
        }),
      );
      return accounts.filter((_, index) => absent[index]);
    },
  });
  return data;
}

interface AbsentOwnersProps {
  readonly absent: readonly Address[];
  readonly chain: Chain;
}

/** Warning of owners that cannot sign on this network because their contracts are on another. */
export function AbsentOwners({ absent, chain }: AbsentOwnersProps) {
  const t = useCatalogue(newSafeCatalogue);
  const { locale } = useLocale();
  if (absent.length === 0) return null;
  return (
    <Notice kind="warning">
      <p>
        {t('new.absent', {
          network: chain.name,
          owners: formatList(
            absent.map((owner) => comparableAddress(owner)),
            locale,
          ),
        })}
      </p>
    </Notice>
  );
}
