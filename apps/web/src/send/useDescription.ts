import { formatAddress, formatName, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { useCallback } from 'react';
import { exactAmount } from '../amount/exactAmount.ts';
import { webCatalogue } from '../locales/catalogue.ts';
import type { Asset } from './asset.ts';
import type { Payment } from './checkForm.ts';

const LONGEST_NAME = 80;
const LONGEST_SYMBOL = 16;

/** Returns a function that describes a payment for the activity list, in the language of the page. */
export function useDescription(): (asset: Asset, payments: readonly Payment[]) => string {
  const t = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  return useCallback(
    (asset, payments) => {
      const total = payments.reduce((sum, { amount }) => sum + amount, 0n);
      const symbol = visibleText(asset.symbol, LONGEST_SYMBOL);
      const amount = `${exactAmount(total, asset.decimals, locale)} ${symbol}`;
      const [only, ...others] = payments;
      return only && others.length === 0
        ? t('send.description', { amount, recipient: labelOf(only) })
        : t('send.descriptionMany', { amount, count: payments.length });
    },
    [t, locale],
  );
}

/** Label of a recipient in a sentence. */
export function labelOf({ name, to }: Payment): string {
  return name === undefined ? formatAddress(to) : formatName(visibleText(name, LONGEST_NAME));
}
