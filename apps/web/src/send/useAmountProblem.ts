import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import type { ParsedAmount } from '../amount/parseAmount.ts';
import { webCatalogue } from '../locales/catalogue.ts';
import type { AmountProblem } from './checkForm.ts';

/** The sentence for each problem of an amount, by its key in the catalogue. */
const amountTexts = {
  empty: 'send.noAmount',
  'not-a-number': 'send.notANumber',
  'two-readings': 'send.twoReadings',
  'too-many-decimals': 'send.tooManyDecimals',
  zero: 'send.zero',
  'more-than-balance': 'send.moreThanBalance',
  'no-room-for-fee': 'send.noRoomForFee',
} as const satisfies Record<AmountProblem, string>;

const LONGEST_SYMBOL = 16;

/** Explains a problem of an amount of one asset, with what to write instead where that is known. */
export function useAmountProblem(asset: { readonly symbol: string; readonly decimals: number }) {
  const t = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  return (problem: AmountProblem, parsed: ParsedAmount) =>
    t(amountTexts[problem], {
      symbol: visibleText(asset.symbol, LONGEST_SYMBOL),
      decimals: new Intl.NumberFormat(locale).format(asset.decimals),
      ...(parsed.kind === 'two-readings' ? parsed : { whole: '', fraction: '' }),
    });
}
