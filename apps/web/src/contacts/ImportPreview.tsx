import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { Notice } from '../ui/Notice.tsx';
import { MOST_CONTACTS, SHOWN_NAME } from './contact.ts';
import type { FaultyLine } from './contactsFile.ts';
import { FaultyLines } from './FaultyLines.tsx';
import type { ContactChange, ImportPlan } from './planImport.ts';

interface ImportPreviewProps {
  readonly plan: ImportPlan;
  readonly faulty: readonly FaultyLine[];
}

/** Preview of an import: new contacts, changed ones, and invalid lines. */
export function ImportPreview({ plan, faulty }: ImportPreviewProps) {
  const t = useCatalogue(sessionsCatalogue);
  const { locale } = useLocale();
  const { added, changed, unchanged, overfull } = plan;
  return (
    <>
      <div role="status">
        <ul className="import-counts">
          {added.length > 0 && <li>{t('import.new', { count: added.length })}</li>}
          {changed.length > 0 && <li>{t('import.changed', { count: changed.length })}</li>}
          {unchanged > 0 && <li>{t('import.unchanged', { count: unchanged })}</li>}
          {added.length + changed.length === 0 && <li>{t('import.nothing')}</li>}
        </ul>
      </div>
      {changed.length > 0 && (
        <ul className="import-lines">
          {changed.map((change) => (
            <li key={change.before.id}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
      {overfull && (
        <Notice kind="bad">
          <p>{t('import.noRoom', { most: new Intl.NumberFormat(locale).format(MOST_CONTACTS) })}</p>
        </Notice>
      )}
      {faulty.length > 0 && <FaultyLines lines={faulty} />}
    </>
  );
}

function Change({ change: { before, after } }: { readonly change: ContactChange }) {
  const t = useCatalogue(sessionsCatalogue);
  const nameOf = ({ name }: { readonly name: string }) => visibleText(name, SHOWN_NAME);
  return (
    <>
      {before.name !== after.name && (
        <span>{t('import.renamed', { before: nameOf(before), after: nameOf(after) })}</span>
      )}
      {before.note !== after.note && (
        <span>
          {after.note === ''
            ? t('import.noteRemoved', { name: nameOf(after) })
            : t('import.noteChanged', { name: nameOf(after) })}
        </span>
      )}
    </>
  );
}
