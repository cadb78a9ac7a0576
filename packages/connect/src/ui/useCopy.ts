import { useCallback, useEffect, useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Time "copied" is shown, in ms. */
const SHOWN_MS = 1_500;

interface Copying {
  /** True for a moment after a text was copied. */
  readonly copied: boolean;
  /** Text that the browser did not copy, for `<RefusedCopy>`; undefined once one is copied. */
  readonly refused: string | undefined;
  readonly copy: (text: string) => void;
}

/**
 * Copies a text; says so, to everyone, for a moment.
 *
 * @example
 * ```tsx
 * import { useCopy } from '@mooring/connect';
 *
 * export function Address() {
 *   const { copied, copy } = useCopy();
 *   return <button onClick={() => copy(address)}>{copied ? 'Copied' : 'Copy the address'}</button>;
 * }
 * ```
 */
export function useCopy(): Copying {
  const { announcer, report } = useMooring();
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(
    (text: string) => {
      // Selected anew where it is refused once more.
      setRefused(undefined);
      write(text).then(
        () => {
          setCopied(true);
          announcer.say(t('account.copied'));
        },
        (error: unknown) => {
          setRefused(text);
          report(error);
        },
      );
    },
    [announcer, report, t],
  );
  return { copied, refused, copy };
}

/** Rejects also where there is no clipboard, such as on a page without TLS. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
