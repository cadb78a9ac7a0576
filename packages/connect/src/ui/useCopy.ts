import { type ReactNode, useEffect, useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';
import { useTranslate } from '../texts/useTranslate.ts';

/** Time "copied" is shown, in ms. */
const SHOWN_MS = 1_500;

/** Result of {@link useCopy}. Fails if the browser refuses or has no clipboard, for example on a page without TLS. */
export interface Copying extends Mutation<void, Error, string> {
  /** True for a moment after a text was copied. */
  readonly copied: boolean;
  /** Element with the selected text if it was not copied; render it beside the button. */
  readonly refusal: ReactNode;
}

/**
 * Copies a text, and shows and announces that it was copied.
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
    // Select the text again if copying is refused again.
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
