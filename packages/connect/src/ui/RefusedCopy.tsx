import { useId } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { usePiece } from '../theme/ThemeProvider.tsx';
import formStyles from './form.css?inline';
import styles from './refusedCopy.css?inline';

interface RefusedCopyProps {
  /** Text that could not be copied, as `useCopy` returns it; undefined renders nothing. */
  readonly text: string | undefined;
}

/**
 * Text that the browser did not copy, selected so that a person can: says so, and takes the focus.
 *
 * @example
 * ```tsx
 * import { RefusedCopy, useCopy } from '@mooring/connect';
 *
 * export function Address() {
 *   const { copy, refused } = useCopy();
 *   return (
 *     <>
 *       <button onClick={() => copy(address)}>Copy the address</button>
 *       <RefusedCopy text={refused} />
 *     </>
 *   );
 * }
 * ```
 */
export function RefusedCopy({ text }: RefusedCopyProps) {
  useStylesheet(formStyles);
  useStylesheet(styles);
  const t = useTranslate();
  const piece = usePiece('refused-copy');
  const id = useId();
  if (text === undefined) return null;
  return (
    <div {...piece}>
      <p id={id}>{t('account.copyRefused')}</p>
      {/* Read out with its label, as it takes the focus. */}
      <textarea
        ref={selectAll}
        className="mooring-input"
        dir="ltr"
        rows={2}
        readOnly
        value={text}
        aria-labelledby={id}
      />
    </div>
  );
}

function selectAll(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}
