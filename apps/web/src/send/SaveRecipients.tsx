import { comparableAddress, useCatalogue } from '@mooring/connect';
import { contactAt, useContacts } from '@mooring/page/contacts';
import type { Payment } from '@mooring/page/form';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, lazyPart, type PartFailedProps } from '@mooring/page/ui';
import { useEffect, useRef, useState } from 'react';
import { isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import type { ContactDialogProps } from '../contacts/ContactDialog.tsx';
import { sendCatalogue } from '../texts/sendCatalogue.ts';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';

type Recipient = Pick<Payment, 'to' | 'name'>;

const LazyContactDialog = lazyPart<ContactDialogProps>(
  async () => ({
    Part: (await import('../contacts/ContactDialog.tsx')).ContactDialog,
    catalogue: sessionsCatalogue,
  }),
  { failed: DialogFailed },
);

/** Offers signed-in visitors to save paid recipients as contacts. */
export function SaveRecipients({ recipients }: { readonly recipients: readonly Recipient[] }) {
  const t = useCatalogue(sendCatalogue);
  const { address: own } = useConnection();
  const { status, contacts } = useContacts();
  const [saving, setSaving] = useState<Recipient>();
  const part = useRef<HTMLDivElement>(null);
  const served = useRef(false);
  useEffect(() => {
    if (saving) served.current = true;
    // The pressed button is unmounted once its recipient is a contact.
    else if (served.current && document.activeElement === document.body) {
      part.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    }
  }, [saving]);
  if (status !== 'ready') return null;

  const each = new Map(recipients.map((recipient) => [recipient.to.toLowerCase(), recipient]));
  const unknown = [...each.values()].filter(
    ({ to }) => !contactAt(contacts, to) && !(own && isAddressEqual(own, to)),
  );
  return (
    <div ref={part} className="notice-actions">
      {unknown.map((recipient) => (
        <button
          key={recipient.to}
          type="button"
          className="button button-small"
          aria-haspopup="dialog"
          onClick={() => setSaving(recipient)}
        >
          <Icon name="plus" />
          {t('send.saveContact', { recipient: comparableAddress(recipient.to) })}
        </button>
      ))}
      {saving && (
        <LazyContactDialog
          known={{ address: saving.to, name: saving.name ?? '' }}
          onClose={() => setSaving(undefined)}
        />
      )}
    </div>
  );
}

function DialogFailed({ retry }: PartFailedProps) {
  const t = useCatalogue(pageCatalogue);
  return (
    <p role="alert">
      {t('error.text')}{' '}
      <button type="button" className="button button-small" onClick={retry}>
        {t('error.retry')}
      </button>
    </p>
  );
}
