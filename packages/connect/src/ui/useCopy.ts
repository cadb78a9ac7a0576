import { useEffect, useState } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Time "copied" is shown, in ms. */
const SHOWN_MS = 1_500;

interface Copying {
  /** True for a moment after a text was copied. */
  readonly copied: boolean;
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
 *   const { copied, copy } = useCopy();
 *   return <button onClick={() => copy(address)}>{copied ? 'Copied' : 'Copy the address'}</button>;
 * }
 * ```
 */
export function useCopy(): Copying {
  const { announcer, report } = useMooring();
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
        announcer.say(t('account.copied'));
        return true;
      } catch (error) {
        report(error);
        return false;
      }
    },
  };
}
