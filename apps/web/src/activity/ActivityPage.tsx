import { useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';
import { useTitle } from '../site/SiteContext.ts';
import { WithWallet } from '../wallet/WithWallet.tsx';
import { WrongNetwork } from '../wallet/WrongNetwork.tsx';
import { ActivityList } from './ActivityList.tsx';
import './activity.css';

/** Page of the account's transactions stored on this device. */
export function ActivityPage() {
  const t = useCatalogue(webCatalogue);
  useTitle(t('activity.title'));
  return (
    <div className="page">
      <header className="page-head">
        <h1 tabIndex={-1}>{t('activity.title')}</h1>
        <p className="page-lead">{t('activity.lead')}</p>
      </header>
      <WithWallet
        reason={t('activity.needsWallet')}
        skeleton={<span className="skeleton activity-skeleton" />}
      >
        {({ address, chain }) => (
          <>
            {!chain && <WrongNetwork />}
            <ActivityList key={address} />
          </>
        )}
      </WithWallet>
    </div>
  );
}
