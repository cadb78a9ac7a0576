import { useCatalogue } from '@mooring/connect';
import { useSession, useSignInClient } from '@mooring/page/sign-in';
import { useSite, useTitle } from '@mooring/page/site';
import { WithWallet, WrongNetwork } from '@mooring/page/wallet';
import { useState } from 'react';
import { ContactList } from '../contacts/ContactList.tsx';
import { LazyApplicationList } from '../open-id/applications/LazyApplicationList.tsx';
import { NeedsSignIn, type SignInEnd } from '../sign-in/NeedsSignIn.tsx';
import { useFocusAfterSignIn } from '../sign-in/useFocusAfterSignIn.ts';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import { DeviceList } from './DeviceList.tsx';
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

/** Devices and contacts of the connected account, or the sign-in prompt. */
function AccountRecords() {
  const session = useSession();
  const { config } = useSite();
  const client = useSignInClient();
  const [lastId, setLastId] = useState(session?.id);
  const [ended, setEnded] = useState<SignInEnd>();
  if (session?.id !== lastId) {
    setLastId(session?.id);
    if (session) setEnded(undefined);
    else setEnded((now) => now ?? 'here');
  }
  useFocusAfterSignIn(session?.id);

  function endingAll(ending: boolean) {
    const over = client.getState().status !== 'authenticated';
    if (ending) setEnded('everywhere');
    else setEnded(over ? 'here' : undefined);
  }

  if (!session) return <NeedsSignIn ended={ended} />;
  return (
    <div className="sessions">
      <DeviceList session={session} onEndingAll={endingAll} />
      {config.oidc && <LazyApplicationList session={session} />}
      <ContactList />
    </div>
  );
}
