import { hasMixedScripts, useCatalogue, visibleText } from '@mooring/connect';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { SHOWN_NAME } from '../ui/shownLengths.ts';
import type { Contact } from './contact.ts';

/** Name of the contact behind an address, worded to differ from a registered name. */
export function ContactName({ contact: { name } }: { readonly contact: Contact }) {
  const t = useCatalogue(pageCatalogue);
  return (
    <span className="from-contacts">
      <Icon name={hasMixedScripts(name) ? 'warning' : 'sessions'} />
      <span>{t('send.fromContacts', { name: visibleText(name, SHOWN_NAME) })}</span>
    </span>
  );
}
