import { useLocale, useTranslate } from '../../i18n/useTranslate.ts';
import { useMultisig } from './useMultisig.ts';

/** Returns a multisig's description with its threshold; undefined for any other account. */
export function useMultisigText(): string | undefined {
  const t = useTranslate();
  const { locale } = useLocale();
  const { isMultisig, rule } = useMultisig();
  if (!isMultisig) return undefined;
  if (!rule) return t('multisig.account');
  const { format } = new Intl.NumberFormat(locale);
  return t('multisig.rule', { threshold: format(rule.threshold), owners: format(rule.owners) });
}
