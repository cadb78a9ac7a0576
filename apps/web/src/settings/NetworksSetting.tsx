import { errorReason, isRejection, NetworkIcon, useCatalogue, useLocale } from '@mooring/connect';
import { type SiteNetwork, useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { CopyButton } from '@mooring/page/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chain } from 'viem';
import { addChain, getBlockNumber } from 'viem/actions';
import { useConfig, useConnection } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';

/** Networks of the site, with their status and a button to add them to a wallet. */
export function NetworksSetting() {
  const t = useCatalogue(pageCatalogue);
  const { networks } = useSite().config;
  const { chains } = useConfig();
  return (
    <section className="card setting" aria-labelledby="settings-networks">
      <h2 id="settings-networks">{t('settings.networks')}</h2>
      <p className="quiet">{t('settings.networksHelp')}</p>
      <ul className="networks">
        {networks.map((network) => {
          const chain = chains.find(({ id }) => id === network.id);
          return chain && <NetworkEntry key={network.id} network={network} chain={chain} />;
        })}
      </ul>
    </section>
  );
}

interface NetworkEntryProps {
  readonly network: SiteNetwork;
  readonly chain: Chain;
}

/** Entry of a network: name, status, URLs. */
function NetworkEntry({ network, chain }: NetworkEntryProps) {
  const t = useCatalogue(pageCatalogue);
  const { address } = useConnection();
  const [walletUrl] = network.walletRpcUrls;
  const readUrl = new URL(network.rpcPath, location.origin).href;
  return (
    <li className="network">
      <div className="network-head">
        <NetworkIcon chain={chain} />
        <h3>
          <bdi>{network.name}</bdi>
        </h3>
        {network.testnet && <span className="badge">{t('settings.testnet')}</span>}
        <NetworkReach chain={chain} />
      </div>
      <dl className="network-facts">
        <div>
          <dt>{t('settings.chainId')}</dt>
          <dd>
            <bdi dir="ltr">{network.id}</bdi>
          </dd>
        </div>
        <Address term={t('settings.readRpc')} url={readUrl} network={network.name} />
        {walletUrl !== undefined && (
          <Address term={t('settings.walletRpc')} url={walletUrl} network={network.name} />
        )}
      </dl>
      {address && walletUrl !== undefined && <AddToWallet chain={chain} />}
    </li>
  );
}

interface AddressProps {
  readonly term: string;
  readonly url: string;
  readonly network: string;
}

function Address({ term, url, network }: AddressProps) {
  const t = useCatalogue(pageCatalogue);
  return (
    <div>
      <dt>{term}</dt>
      <dd className="network-url">
        <bdi dir="ltr">{url}</bdi>
        <CopyButton compact text={url} label={t('settings.copy', { what: term, network })} />
      </dd>
    </div>
  );
}

const PROBE_MS = 6_000;

/** Status of a network, and its latest block. */
function NetworkReach({ chain }: { readonly chain: Chain }) {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const wagmi = useConfig();
  const { data, isError } = useQuery({
    queryKey: ['web', 'block-number', chain.id],
    refetchInterval: PROBE_MS,
    queryFn: () => getBlockNumber(wagmi.getClient({ chainId: chain.id }), { cacheTime: 0 }),
  });
  if (isError) {
    return (
      <span className="network-state" data-state="down">
        {t('settings.unreachable')}
      </span>
    );
  }
  if (data === undefined) return <span className="skeleton skeleton-word network-state" />;
  return (
    <span className="network-state" data-state="up">
      {t('settings.block', { number: new Intl.NumberFormat(locale).format(data) })}
    </span>
  );
}

type State =
  | { readonly step: 'idle' | 'asking' | 'done' }
  | { readonly step: 'failed'; readonly detail: string | undefined };

/** Button that adds a network to the wallet (`wallet_addEthereumChain`). */
function AddToWallet({ chain }: { readonly chain: Chain }) {
  const t = useCatalogue(pageCatalogue);
  const wagmi = useConfig();
  const [state, setState] = useState<State>({ step: 'idle' });

  async function add() {
    if (state.step === 'asking') return;
    setState({ step: 'asking' });
    try {
      await addChain(await getConnectorClient(wagmi), { chain });
      setState({ step: 'done' });
    } catch (error) {
      if (isRejection(error)) return setState({ step: 'idle' });
      console.warn(error);
      setState({ step: 'failed', detail: errorReason(error) });
    }
  }

  return (
    <div className="network-add">
      <button
        type="button"
        className="button button-small"
        aria-busy={state.step === 'asking'}
        onClick={() => void add()}
      >
        {t('settings.add')}
        <span className="hidden">: {chain.name}</span>
      </button>
      <span role="status" className={state.step === 'failed' ? 'field-problem' : 'quiet'}>
        {state.step === 'asking' && t('send.confirm')}
        {state.step === 'done' && t('settings.added')}
        {state.step === 'failed' &&
          (state.detail === undefined
            ? t('settings.addFailed')
            : t('settings.addFailedDetail', { detail: state.detail }))}
      </span>
    </div>
  );
}
