import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { MOST_CONTACTS } from '@mooring/page/contacts';
import { pageCatalogue } from '@mooring/page/texts';
import { Notice, SHOWN_NAME } from '@mooring/page/ui';
import { isBurnAddress } from '@mooring/safe/payment';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import { contactFields } from './checkContact.ts';
import type { ContactChange, FaultyLine, ImportPlan, ReadContacts } from './contactsFile.ts';
import { useFaultText } from './useFaultText.ts';

interface ImportPreviewProps {
  readonly plan: ImportPlan;
  readonly file: ReadContacts;
}

/** Preview of an import: new contacts, changed ones, and invalid lines. */
export function ImportPreview({ plan, file }: ImportPreviewProps) {
  const t = useCatalogue(sessionsCatalogue);
  const { locale } = useLocale();
  const { added, changed, unchanged, overfull } = plan;
  const { withoutAddress = 0 } = file;
  const web = useCatalogue(pageCatalogue);
  const burning = added.filter(({ address }) => isBurnAddress(address));
  return (
    <>
      <div role="status">
        <ul className="import-counts">
          {added.length > 0 && <li>{t('import.new', { count: added.length })}</li>}
          {changed.length > 0 && <li>{t('import.changed', { count: changed.length })}</li>}
          {unchanged > 0 && <li>{t('import.unchanged', { count: unchanged })}</li>}
          {withoutAddress > 0 && <li>{t('import.withoutAddress', { count: withoutAddress })}</li>}
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
      {burning.length > 0 && (
        <Notice kind="warning">
          <p>{web('review.toNobody')}</p>
          <ul>
            {burning.map(({ name, address }) => (
              <li key={address}>
                <bdi>{visibleText(name, SHOWN_NAME)}</bdi> <bdi dir="ltr">{address}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {overfull && (
        <Notice kind="bad">
          <p>{t('import.noRoom', { most: new Intl.NumberFormat(locale).format(MOST_CONTACTS) })}</p>
        </Notice>
      )}
      {file.faulty.length > 0 && <FaultyLines file={file} />}
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

/** Invalid lines or entries of a file, each with the reason. */
function FaultyLines({ file }: { readonly file: ReadContacts }) {
  const lines = file.faulty;
  const t = useCatalogue(sessionsCatalogue);
  const textOf = useFaultText();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale, { useGrouping: false });

  function sentencesOf({ fault }: FaultyLine): readonly string[] {
    if (fault.kind === 'twice')
      return [
        t(file.hasNoLines ? 'import.entryTwice' : 'import.twice', {
          line: number.format(fault.first),
        }),
      ];
    if (fault.kind !== 'contact') {
      return [t(fault.kind === 'quotes' ? 'import.quotes' : 'import.columns')];
    }
    return contactFields.flatMap((field) => textOf(fault.faults, field) ?? []);
  }

  return (
    <>
      <Notice kind="warning">
        <p>
          {t(file.hasNoLines ? 'import.entriesFaulty' : 'import.faulty', { count: lines.length })}
        </p>
      </Notice>
      <ul className="import-lines">
        {lines.map((faulty) => (
          <li key={faulty.line}>
            {t(file.hasNoLines ? 'import.entry' : 'import.line', {
              line: number.format(faulty.line),
              problem: sentencesOf(faulty).join(' '),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
