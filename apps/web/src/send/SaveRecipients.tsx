import { comparableAddress, useCatalogue, useLocale } from '@mooring/connect';
import { contactAt, useContacts } from '@mooring/page/contacts';
import type { Payment } from '@mooring/page/form';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon } from '@mooring/page/ui';
import { useEffect, useRef, useState } from 'react';
import { isAddressEqual } from 'viem';
import { useConnection } from 'wagmi';
import type { ContactDialog } from '../contacts/ContactDialog.tsx';
import { sendCatalogue } from '../texts/sendCatalogue.ts';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';

type Recipient = Pick<Payment, 'to' | 'name'>;

interface Saving {
  readonly recipient: Recipient;
  readonly Dialog: typeof ContactDialog;
}

/** Offers signed-in visitors to save paid recipients as contacts. */
export function SaveRecipients({ recipients }: { readonly recipients: readonly Recipient[] }) {
  const t = useCatalogue(sendCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { address: own } = useConnection();
  const { status, contacts } = useContacts();
  const [saving, setSaving] = useState<Saving>();
  const [failed, setFailed] = useState(false);
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

  async function open(recipient: Recipient) {
    setFailed(false);
    try {
      const texts = sessionsCatalogue.want(locale);
      const [{ ContactDialog: Dialog }] = await Promise.all([
        import('../contacts/ContactDialog.tsx'),
        texts,
      ]);
      setSaving({ recipient, Dialog });
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  }

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
          onClick={() => void open(recipient)}
        >
          <Icon name="plus" />
          {t('send.saveContact', { recipient: comparableAddress(recipient.to) })}
        </button>
      ))}
      {failed && <p role="alert">{web('error.text')}</p>}
      {saving && (
        <saving.Dialog
          known={{ address: saving.recipient.to, name: saving.recipient.name ?? '' }}
          onClose={() => setSaving(undefined)}
        />
      )}
    </div>
  );
}
