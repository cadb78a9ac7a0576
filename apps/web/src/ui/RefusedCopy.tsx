import { useCatalogue } from '@mooring/connect';
import { useId } from 'react';
import { webCatalogue } from '../locales/catalogue.ts';

/** Text that the browser did not copy, selected so that a person can: takes the focus. */
export function RefusedCopy({ text }: { readonly text: string }) {
  const t = useCatalogue(webCatalogue);
  const id = useId();
  return (
    <div className="field refused-copy">
      <p id={id}>{t('layout.copyRefused')}</p>
      {/* Read out with its label, as it takes the focus. */}
      <textarea ref={selectAll} dir="ltr" rows={2} readOnly value={text} aria-labelledby={id} />
    </div>
  );
}

function selectAll(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}
