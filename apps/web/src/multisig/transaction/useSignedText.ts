import { useCatalogue, useLocale } from '@mooring/connect';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

/** Returns a function that formats the number of signatures, such as "2 of 3 signed". */
export function useSignedText(): (signed: number, threshold: number) => string {
  const t = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (signed, threshold) =>
    t('transaction.signed', {
      signed: number.format(signed),
      threshold: number.format(threshold),
    });
}
