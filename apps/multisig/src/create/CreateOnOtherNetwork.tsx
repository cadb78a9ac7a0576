import { useCatalogue } from '@mooring/connect';
import { hasCode } from '@mooring/page/chain';
import { placeLink } from '@mooring/page/place';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice } from '@mooring/page/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAddressEqual } from 'viem';
import { useConfig } from 'wagmi';
import { Link, useLocation } from 'wouter';
import { GatewayFault } from '../gateway/GatewayList.tsx';
import { useGateway } from '../gateway/useGateway.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { newSafeCatalogue } from '../texts/newSafeCatalogue.ts';
import { CreationReview } from './CreationReview.tsx';
import { findCreation } from './findCreation.ts';
import { creationCall, hasContracts } from './newSafe.ts';
import { isOtherDerivation, useContracts } from './useContracts.ts';
import { useCreation } from './useCreation.ts';

/** View that creates the account on another network, at the same address, with its initial owners. */
export function CreateOnOtherNetwork({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(newSafeCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const [, go] = useLocation();
  const view = useOtherNetworkCreation(safe);
  const { chain, setup, there } = view;
  const creation = useCreation();
  const { address, owners, threshold } = safe.state;
  const hasChanged =
    setup &&
    (setup.threshold !== threshold ||
      setup.owners.length !== owners.length ||
      setup.owners.some((owner) => !owners.some((one) => isAddressEqual(one, owner))));

  async function create() {
    if (!setup || !chain || !view.call) return;
    const description = t('new.description', { account: address });
    const { call } = view;
    const done = await creation.create({ chain, safe: setup, address, call, description });
    if (done) go(placeLink(chain.id, address));
  }

  return (
    <section
      className="card safe-transaction"
      aria-labelledby="safe-view"
      aria-busy={view.isLooking}
    >
      <p>
        <Link href={placeLink(safe.chain.id, address)} className="text-link">
          {own('view.back')}
        </Link>
      </p>
      <h2 id="safe-view" tabIndex={-1}>
        {t('open.title')}
      </h2>
      <p>{t('open.lead')}</p>
      {view.error !== undefined && (
        <GatewayFault what={own('multisig.unavailable')} error={view.error} onRetry={view.retry} />
      )}
      {view.isLooking && <span className="skeleton safe-skeleton-row" />}
      {setup === null && (
        <Notice kind="warning">
          <p>{t('open.unproven')}</p>
        </Notice>
      )}
      {setup && !chain && <p>{t('open.none')}</p>}
      {setup && chain && (
        <>
          <div className="field">
            <label htmlFor="open-network">{web('review.network')}</label>
            <select
              id="open-network"
              value={chain.id}
              disabled={creation.isBusy}
              onChange={({ target }) => view.setChainId(Number(target.value))}
            >
              {view.others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {there === 'other-derivation' && (
            <Notice kind="warning">
              <p>{t('new.otherAddress', { network: chain.name })}</p>
            </Notice>
          )}
          {there === 'no-contracts' && (
            <Notice kind="warning">
              <p>{t('new.noContracts', { network: chain.name })}</p>
            </Notice>
          )}
          {there === 'there' && (
            <Notice kind="info">
              <p>{t('open.there', { network: chain.name })}</p>
              <div className="notice-actions">
                <Link className="button button-small" href={placeLink(chain.id, address)}>
                  {own('find.open')}
                </Link>
              </div>
            </Notice>
          )}
          {there === 'free' && view.call && (
            <>
              {hasChanged && (
                <Notice kind="warning">
                  <p>{t('open.changed')}</p>
                </Notice>
              )}
              <CreationReview
                chain={chain}
                safe={setup}
                address={address}
                call={view.call}
                state={creation.state}
                onCreate={() => void create()}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Setup the account was created with, and the state of its address on the chosen network. */
function useOtherNetworkCreation({ chain: from, state }: KnownSafe) {
  const wagmi = useConfig();
  const gateway = useGateway();
  const others = wagmi.chains.filter(({ id }) => id !== from.id);
  const [chosen, setChainId] = useState(others[0]?.id);
  const chain = others.find(({ id }) => id === chosen);
  const { contracts } = useContracts(from.id);
  const setup = useQuery({
    queryKey: ['web', 'safe-creation', from.id, state.address],
    enabled: contracts !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: from.id });
      return (contracts && (await findCreation({ gateway, client, state, contracts }))) ?? null;
    },
  });
  const there = useQuery({
    queryKey: ['web', 'safe-elsewhere', chain?.id, state.address],
    enabled: chain !== undefined && Boolean(setup.data),
    queryFn: async () => {
      // Its contracts and addresses are others, whichever of the two networks it is.
      if (!chain || !contracts || isOtherDerivation(chain.id) || isOtherDerivation(from.id))
        return 'other-derivation';
      const client = wagmi.getClient({ chainId: chain.id });
      if (await hasCode(client, state.address)) return 'there';
      return (await hasContracts(client, contracts)) ? 'free' : 'no-contracts';
    },
  });
  const failed = [setup, there].find((query) => query.isError && !query.isFetching);
  return {
    chain,
    others,
    setChainId,
    setup: setup.data,
    there: there.data,
    call: setup.data && contracts ? creationCall(setup.data, contracts) : undefined,
    isLooking: setup.isLoading || there.isLoading,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  };
}
