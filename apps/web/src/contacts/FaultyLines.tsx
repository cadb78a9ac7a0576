import { useCatalogue, useLocale } from '@mooring/connect';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { Notice } from '../ui/Notice.tsx';
import type { FaultyLine } from './contactsFile.ts';
import { useFaultText } from './useFaultText.ts';

const fields = ['name', 'address', 'note'] as const;

/** Invalid lines of a file, each with the reason. */
export function FaultyLines({ lines }: { readonly lines: readonly FaultyLine[] }) {
  const t = useCatalogue(sessionsCatalogue);
  const textOf = useFaultText();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale, { useGrouping: false });

  function sentencesOf({ fault }: FaultyLine): readonly string[] {
    if (fault.kind === 'twice') return [t('import.twice', { line: number.format(fault.first) })];
    if (fault.kind !== 'contact') {
      return [t(fault.kind === 'quotes' ? 'import.quotes' : 'import.columns')];
    }
    return fields.flatMap((field) => textOf(fault.faults, field) ?? []);
  }

  return (
    <>
      <Notice kind="warning">
        <p>{t('import.faulty', { count: lines.length })}</p>
      </Notice>
      <ul className="import-lines">
        {lines.map((faulty) => (
          <li key={faulty.line}>
            {t('import.line', {
              line: number.format(faulty.line),
              problem: sentencesOf(faulty).join(' '),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
