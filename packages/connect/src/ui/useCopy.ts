import { useCallback, useEffect, useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Time "copied" is shown, in ms. */
const SHOWN_MS = 1_500;

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
export function useCopy(): { readonly copied: boolean; readonly copy: (text: string) => void } {
  const { announcer, report } = useMooring();
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(
    (text: string) => {
      navigator.clipboard.writeText(text).then(() => {
        setCopied(true);
        announcer.say(t('account.copied'));
      }, report);
    },
    [announcer, report, t],
  );
  return { copied, copy };
}
