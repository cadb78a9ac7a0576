import { type ReactNode, useEffect, useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';
import { useTranslate } from '../texts/useTranslate.ts';

/** Time "copied" is shown, in ms. */
const SHOWN_MS = 1_500;

/** Copying of a text; fails where the browser refuses, or has no clipboard, as on a page without TLS. */
export interface Copying extends Mutation<void, Error, string> {
  /** True for a moment after a text was copied. */
  readonly copied: boolean;
  /** The text that was not copied, selected so that a person can; shown beside what copies. */
  readonly refusal: ReactNode;
}

/**
 * Copies a text; says so, to everyone, for a moment.
 *
 * @example
 * ```tsx
 * import { useCopy } from '@mooring/connect';
 *
 * export function Address() {
 *   const { mutate: copy, copied, refusal } = useCopy();
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
  const [refusal, setRefusal] = useState<ReactNode>();
  const copying = useMutation<void, Error, string>(async (text) => {
    // Selected anew where it is refused once more.
    setRefusal(undefined);
    try {
      await navigator.clipboard.writeText(text);
      announcer.say(t('account.copied'));
    } catch (error) {
      importRefusedCopy()
        .then(({ refusedCopy }) => refusedCopy(text, locales))
        .then(setRefusal, report);
      throw error;
    }
  }, report);
  const { status, reset } = copying;
  const copied = status === 'success';
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(reset, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied, reset]);
  return { ...copying, copied, refusal };
}
