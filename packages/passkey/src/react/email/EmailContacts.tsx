import { useAuthentication, useCatalogue, useLocale } from '@mooring/connect';
import {
  Button,
  Form,
  Notice,
  TextField,
  useKitQuery,
  useLazyTexts,
  useMutation,
  useReport,
} from '@mooring/connect/parts';
import { useState } from 'react';
import { useAccount } from 'wagmi';
import type { EmailGuardian } from '../../passkeyOptions.ts';
import { emailCatalogue } from '../texts/emailCatalogue.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { useNetworkNames } from '../useNetworkName.ts';
import { EmailProblemNotice } from './EmailProblemNotice.tsx';
import { changeContact, type EmailContact, readContacts } from './emailGuardian.ts';

/** E-mail addresses of the connected account, to which the site sends codes and warnings. */
export function EmailContacts({ guardian }: { readonly guardian: EmailGuardian }) {
  const t = useLazyTexts(emailCatalogue);
  const own = useCatalogue(passkeyCatalogue);
  const { address } = useAccount();
  const { signedIn } = useAuthentication();
  const { locale } = useLocale();
  const networkNames = useNetworkNames();
  const [email, setEmail] = useState('');
  const { data, error, refetch } = useKitQuery({
    queryKey: ['mooring', 'recovery-contacts', address],
    enabled: signedIn,
    queryFn: () => readContacts(guardian),
  });
  const change = useMutation<void, Error, Parameters<typeof changeContact>[1]>(async (what) => {
    await changeContact(guardian, what);
    setEmail('');
    await refetch();
  }, useReport());
  if (!t) return null;
  const { isPending, status, variables } = change;
  const isAdded = status === 'success' && variables?.kind === 'add';
  return (
    <section className="mooring-owners">
      <h3 className="mooring-group-title">{t('email.guardian')}</h3>
      <p className="mooring-quiet">{t('email.what')}</p>
      {!signedIn && <Notice>{t('email.signIn')}</Notice>}
      {signedIn && (
        <>
          {data?.length === 0 && <Notice>{t('email.none')}</Notice>}
          <ul className="mooring-list">
            {data?.map((contact) => (
              <li key={contact.email} className="mooring-owner">
                <span className="mooring-row-text">
                  <bdi>{contact.email}</bdi>{' '}
                  <span className="mooring-row-note">{networkNames(contact.chainIds)}</span>{' '}
                  <ContactNote contact={contact} />
                </span>
                {contact.until === undefined && (
                  <Button
                    variant="text"
                    onClick={() =>
                      isPending || change.mutate({ kind: 'remove', email: contact.email })
                    }
                  >
                    {own('owners.remove')}
                    <span className="mooring-hidden"> {contact.email}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <EmailProblemNotice error={change.error ?? error} />
          {isAdded && (
            <p className="mooring-quiet" role="status">
              {t('email.check')}
            </p>
          )}
          <Form
            onSubmit={() =>
              isPending || change.mutate({ kind: 'add', email: email.trim(), locale })
            }
          >
            <TextField
              label={t('email.address')}
              type="email"
              dir="ltr"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button wide type="submit" aria-busy={isPending} aria-disabled={email.trim() === ''}>
              {t('email.save')}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}

/** Note about an address that does not count yet, or not much longer. */
function ContactNote({ contact: { from, until } }: { readonly contact: EmailContact }) {
  const t = useLazyTexts(emailCatalogue);
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  if (!t || (until === undefined && from <= Date.now())) return null;
  return (
    <span>
      {until === undefined
        ? t('email.later', { date: date.format(from) })
        : t('email.leaving', { date: date.format(until) })}
    </span>
  );
}
