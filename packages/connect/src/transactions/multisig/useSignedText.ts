import { useCallback } from 'react';
import type { MultisigProgress } from '../../core/multisigSource.ts';
import { useLocale, useTranslate } from '../../texts/useTranslate.ts';

/** Returns the function for "1 of 2 signed", in the locale's digits; undefined if unknown. */
export function useSignedText(): (progress: MultisigProgress | undefined) => string | undefined {
  const t = useTranslate();
  const { locale } = useLocale();
  return useCallback(
    ({ confirmations, threshold } = {}) => {
      if (confirmations === undefined || threshold === undefined) return undefined;
      const { format } = new Intl.NumberFormat(locale);
      // More owners may sign than the threshold requires.
      const signed = format(Math.min(confirmations, threshold));
      return t('multisig.signed', { signed, threshold: format(threshold) });
    },
    [t, locale],
  );
}
