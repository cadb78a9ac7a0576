import { NetworkIcon, useCatalogue } from '@mooring/connect';
import type { Chain } from 'viem';
import { useConnection } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';
import type { SiteNetwork } from '../site/siteConfig.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { AddToWallet } from './AddToWallet.tsx';
import { NetworkState } from './NetworkState.tsx';

interface NetworkEntryProps {
  readonly network: SiteNetwork;
  readonly chain: Chain;
}

/** Entry of a network: name, status, URLs. */
export function NetworkEntry({ network, chain }: NetworkEntryProps) {
  const t = useCatalogue(webCatalogue);
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
        <NetworkState chain={chain} />
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
  const t = useCatalogue(webCatalogue);
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
