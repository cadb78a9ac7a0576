import { useCatalogue } from '@mooring/connect';
import { isLink } from '../address/pastedLink.ts';
import { WholeAddress } from '../address/WholeAddress.tsx';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import type { Recipient } from './useRecipients.ts';

interface LookupNoteProps {
  readonly who: Recipient;
  /** Text of the field. */
  readonly text: string;
}

/** Resolved address of a name or a link, or the state of its lookup. */
export function LookupNote({ who, text }: LookupNoteProps) {
  const t = useCatalogue(pageCatalogue);
  if (who.kind === 'looking') {
    return (
      <>
        <span className="spinner" aria-hidden="true" /> {t('send.looking')}
      </>
    );
  }
  if (who.kind !== 'found' || (who.name === undefined && !isLink(text))) return null;
  return (
    <>
      {t('send.leadsTo')}{' '}
      <span className="field-found">
        <WholeAddress address={who.address} />
      </span>
    </>
  );
}
