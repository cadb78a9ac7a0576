import { useCatalogue } from '@mooring/connect';
import { useConfig } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';
import { useSite } from '../site/SiteContext.ts';
import { NetworkEntry } from './NetworkEntry.tsx';

/** Networks of the site, with their status and a button to add them to a wallet. */
export function NetworksSetting() {
  const t = useCatalogue(webCatalogue);
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
