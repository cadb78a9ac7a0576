import { useContacts } from '@mooring/page/contacts';
import { useSite, useTitle } from '@mooring/page/site';
import { RecoveryScreens } from '@mooring/passkey/react/recovery';
import { recoveryModules } from '@mooring/passkey/recovery';
import { useMemo, useState } from 'react';

const contactsStatus = {
  off: 'success',
  loading: 'pending',
  failed: 'error',
  ready: 'success',
} as const;

/** Page of a person who lost a passkey, and of guardians who open a link. */
export function RecoveryPage() {
  const { config } = useSite();
  const { contacts, status } = useContacts();
  const [title, setTitle] = useState('');
  useTitle(title);
  const { recovery, relay } = config.passkeys ?? {};
  const modules = useMemo(() => ({ ...recoveryModules, ...recovery }), [recovery]);
  return (
    <div className="page">
      <RecoveryScreens
        modules={modules}
        contacts={contacts}
        contactsStatus={contactsStatus[status]}
        relayUrl={relay ? '/relay/recovery' : undefined}
        onTitle={setTitle}
      />
    </div>
  );
}
