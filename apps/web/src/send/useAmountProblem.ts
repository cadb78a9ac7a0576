import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import type { ParsedAmount } from '../amount/parseAmount.ts';
import { webCatalogue } from '../locales/catalogue.ts';
import type { AmountProblem } from './checkForm.ts';

/** Catalogue keys of amount problems. */
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

/** Returns a function that explains an amount problem, with a correction where possible. */
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
