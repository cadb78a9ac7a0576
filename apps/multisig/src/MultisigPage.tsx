import { useCatalogue } from '@mooring/connect';
import { lookUpChainId, type Place, readPlace } from '@mooring/page/place';
import { useTitle } from '@mooring/page/site';
import { lazyPart, Notice } from '@mooring/page/ui';
import { WithWallet, WrongNetwork } from '@mooring/page/wallet';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import { useLocation, useSearch } from 'wouter';
import { FindSafe } from './find/FindSafe.tsx';
import { partFallback } from './parts/partFallback.tsx';
import { SafeView } from './SafeView.tsx';
import { multisigCatalogue } from './texts/multisigCatalogue.ts';
import './multisig.css';

const LazyNewSafe = lazyPart<{ readonly chain: Chain }>(
  () => import('./create/part.ts'),
  partFallback,
);

/** Page of multisig accounts and their queues. */
export function MultisigPage() {
  const t = useCatalogue(multisigCatalogue);
  useTitle(t('multisig.title'));
  return (
    <div className="page">
      <header className="page-head">
        <h1 tabIndex={-1}>{t('multisig.title')}</h1>
        <p className="page-lead">{t('multisig.lead')}</p>
      </header>
      <WithWallet
        reason={t('multisig.needsWallet')}
        skeleton={<span className="skeleton safe-skeleton" />}
      >
        {({ address, chain }) => <PlaceView key={address} chain={chain} />}
      </WithWallet>
    </div>
  );
}

/** View of the URL, on its network or else the wallet's. */
function PlaceView({ chain }: { readonly chain: Chain | undefined }) {
  const t = useCatalogue(multisigCatalogue);
  const { chains } = useConfig();
  const search = useSearch();
  const place = readPlace(search);
  const isUnknown = useNamedNetwork(place, search);
  // A form keeps its input while the wallet is on a network that the site does not have.
  const [last, setLast] = useState(chain);
  if (chain && chain !== last) setLast(chain);
  if (place.kind === 'unknown-network' && !isUnknown) {
    return <span className="skeleton safe-skeleton" />;
  }
  if (place.kind === 'create') {
    return (
      <>
        {!chain && <WrongNetwork />}
        {last && <LazyNewSafe chain={last} />}
      </>
    );
  }
  if (place.kind !== 'safe') {
    return (
      <>
        {place.kind !== 'find' && (
          <Notice kind="warning">
            <p>{t('place.unreadable')}</p>
          </Notice>
        )}
        {chain ? <FindSafe chain={chain} /> : <WrongNetwork />}
      </>
    );
  }
  const named = place.chainId;
  const at = named === undefined ? chain : chains.find(({ id }) => id === named);
  if (!at && named === undefined) return <WrongNetwork />;
  if (!at) {
    return (
      <>
        <Notice kind="warning">
          <p>{t('place.otherNetwork')}</p>
        </Notice>
        {chain && <FindSafe chain={chain} />}
      </>
    );
  }
  return (
    <SafeView
      key={accountKey(at, place.address)}
      chain={at}
      address={place.address}
      view={place.view}
    />
  );
}

/**
 * Redirects to the network of a short name, after a lookup.
 * @returns true when no network has that name
 */
function useNamedNetwork(place: Place, search: string): boolean {
  const name = place.kind === 'unknown-network' ? place.name : undefined;
  const [path, go] = useLocation();
  const { data } = useQuery({
    queryKey: ['web', 'network-name', name],
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await lookUpChainId(name ?? '')) ?? null,
  });
  useEffect(() => {
    if (name === undefined || typeof data !== 'number') return;
    const query = new URLSearchParams(search);
    query.set('safe', (query.get('safe') ?? '').trim().replace(name, `${data}`));
    go(`${path}?${query}`, { replace: true });
  }, [name, data, search, path, go]);
  return data === null;
}

function accountKey(chain: Chain, address: Address): string {
  return `${chain.id} ${address}`;
}
