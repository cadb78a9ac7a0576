import { type ReactNode, useEffect, useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Time "copied" is shown, in ms. */
const SHOWN_MS = 1_500;

interface Copying {
  /** True for a moment after a text was copied. */
  readonly copied: boolean;
  /** The text that was not copied, selected so that a person can; shown beside what copies. */
  readonly refusal: ReactNode;
  /** Resolves to false where the browser refuses, or has no clipboard, as on a page without TLS. */
  readonly copy: (text: string) => Promise<boolean>;
}

/**
 * Copies a text; says so, to everyone, for a moment.
 *
 * @example
 * ```tsx
 * import { useCopy } from '@mooring/connect';
 *
 * export function Address() {
 *   const { copied, copy, refusal } = useCopy();
 *   return (
 *     <>
 *       <button onClick={() => copy(address)}>{copied ? 'Copied' : 'Copy the address'}</button>
 *       {refusal}
 *     </>
 *   );
 * }
 * ```
 */
export function useCopy(): Copying {
  const { announcer, report, locales, importRefusedCopy } = useMooring();
  const t = useTranslate();
  // True for a moment after it was copied.
  const [outcome, setOutcome] = useState<ReactNode>();
  const copied = outcome === true;
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setOutcome, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied,
    refusal: outcome,
    async copy(text) {
      // Selected anew where it is refused once more.
      setOutcome(undefined);
      try {
        await navigator.clipboard.writeText(text);
        setOutcome(true);
        announcer.say(t('account.copied'));
        return true;
      } catch (error) {
        report(error);
        importRefusedCopy()
          .then(({ refusedCopy }) => refusedCopy(text, locales))
          .then(setOutcome, report);
        return false;
      }
    },
  };
}
