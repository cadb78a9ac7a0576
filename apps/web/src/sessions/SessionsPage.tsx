import { useCatalogue } from '@mooring/connect';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { useTitle } from '../site/SiteContext.ts';
import { WithWallet } from '../wallet/WithWallet.tsx';
import { WrongNetwork } from '../wallet/WrongNetwork.tsx';
import { AccountRecords } from './AccountRecords.tsx';
import './sessions.css';

/** Page of the account's data on the server: devices and contacts. */
export function SessionsPage() {
  const t = useCatalogue(sessionsCatalogue);
  useTitle(t('sessions.title'));
  return (
    <div className="page">
      <header className="page-head">
        <h1 tabIndex={-1}>{t('sessions.title')}</h1>
        <p className="page-lead">{t('sessions.lead')}</p>
      </header>
      <WithWallet
        reason={t('sessions.needsWallet')}
        skeleton={<span className="skeleton sessions-skeleton" />}
      >
        {({ address, chain }) => (
          <>
            {!chain && <WrongNetwork />}
            <AccountRecords key={address} />
          </>
        )}
      </WithWallet>
    </div>
  );
}
