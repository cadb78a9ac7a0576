import { Avatar, formatName, useCatalogue, useIdentity } from '@mooring/connect';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address, Chain } from 'viem';
import { useConnection } from 'wagmi';
import { Link } from 'wouter';
import { placeLink } from '../../safe/placeLink.ts';
import { GatewayFault, LoadMore } from '../gateway/GatewayList.tsx';
import { useGateway } from '../gateway/useGateway.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

/** Page size: a gateway may list thousands. */
const PAGE = 20;

/** Multisig accounts of the connected owner, as listed by the gateway. */
export function OwnedSafes({ chain }: { readonly chain: Chain }) {
  const t = useCatalogue(multisigCatalogue);
  const gateway = useGateway();
  const { address } = useConnection();
  const [most, setMost] = useState(PAGE);
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: ['web', 'owned-safes', chain.id, address],
    enabled: address !== undefined,
    queryFn: () => (address ? gateway.safes.ofOwner(chain.id, address) : { safes: [] }),
  });
  const failed = isError && !isFetching;
  const safes = [...new Set(data?.safes)];
  return (
    <section className="card safe-list" aria-labelledby="owned" aria-busy={!data && !failed}>
      <h2 id="owned">{t('find.owned', { network: chain.name })}</h2>
      {failed && (
        <GatewayFault
          what={t('multisig.unavailable')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failed && (
        <>
          <p className="hidden" role="status">
            {t('multisig.loading')}
          </p>
          <span className="skeleton safe-skeleton-row" />
        </>
      )}
      {data && safes.length === 0 && <p className="empty">{t('find.none')}</p>}
      <ul className="safe-owned">
        {safes.slice(0, most).map((safe) => (
          <OwnedSafe key={safe} address={safe} chain={chain} />
        ))}
      </ul>
      <LoadMore
        more={safes.length > most ? () => setMost(most + PAGE) : undefined}
        isBusy={false}
      />
    </section>
  );
}

interface OwnedSafeProps {
  readonly address: Address;
  readonly chain: Chain;
}

function OwnedSafe({ address, chain }: OwnedSafeProps) {
  const { name, avatar } = useIdentity(address);
  return (
    <li>
      <Link href={placeLink(chain.id, address)} className="safe-card">
        <Avatar address={address} picture={avatar} />
        <span className="safe-owner">
          {name !== undefined && <bdi className="safe-owner-name">{formatName(name)}</bdi>}
          <bdi dir="ltr" className="safe-bytes">
            {address}
          </bdi>
        </span>
      </Link>
    </li>
  );
}
