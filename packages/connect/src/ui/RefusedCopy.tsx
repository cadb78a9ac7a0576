import { type ReactNode, useId } from 'react';
import type { LocaleStore } from '../core/locales/localeStore.ts';
import { copyCatalogue } from '../texts/copyCatalogue.ts';
import { useCatalogue } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from './refusedCopy.css?inline';

/** Returns an element that shows a text that the browser could not copy; loads its messages. */
export async function refusedCopy(text: string, locales: LocaleStore): Promise<ReactNode> {
  await locales.load(copyCatalogue);
  return <RefusedCopy text={text} />;
}

/** Selected and focused text, for the visitor to copy. */
function RefusedCopy({ text }: { readonly text: string }) {
  useStylesheet(styles);
  const t = useCatalogue(copyCatalogue);
  const id = useId();
  return (
    <div className="mooring-piece mooring-refused-copy">
      <p id={id}>{t('copy.refused')}</p>
      {/* Read out with its label, as it takes the focus. */}
      <textarea ref={selectAll} dir="ltr" rows={2} readOnly value={text} aria-labelledby={id} />
    </div>
  );
}

function selectAll(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}
