import { useCatalogue, useLocale } from '@mooring/connect';
import { exactAmount, FEE_DIGITS, roundUp } from '../amount/exactAmount.ts';
import type { ParsedAmount } from '../amount/parseAmount.ts';
import { symbolText } from '../amount/symbolText.ts';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { useFieldValidation } from '../ui/useFieldValidation.ts';
import type { AmountProblem } from './checkForm.ts';
import type { RowProps } from './PaymentRow.tsx';
import type { SendFormView } from './useSendForm.ts';

/** Number of decimals from which on a small amount can also be shown in the smallest unit. */
const MANY_DECIMALS = 6;
const FEW_UNITS = 1_000n;

/** Amount field, in the digits of the language or in Latin ones. */
export function AmountField({ row, position, form, attempts }: RowProps) {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { asset } = form;
  const explain = useAmountProblem(asset, form);
  const { key, most, noMost, problems } = row;
  const problem = problems.amount;
  const { isValidated, onType, onLeave } = useFieldValidation(attempts, problem === 'empty');
  const shown = isValidated ? problem : undefined;
  const id = `send-amount-${key}`;
  const symbol = symbolText(asset.symbol);
  // Zeros are hard to count.
  const units =
    row.parsed.kind === 'amount' && asset.decimals >= MANY_DECIMALS && row.parsed.value < FEW_UNITS
      ? exactAmount(row.parsed.value, 0, locale)
      : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>
        {position === undefined ? t('send.amount') : t('send.amountNumber', { count: position })}
      </label>
      <div className="send-amount" data-invalid={shown !== undefined}>
        <input
          id={id}
          type="text"
          dir="ltr"
          inputMode="decimal"
          value={row.amount}
          placeholder={exactAmount(0n, 0, locale)}
          autoComplete="off"
          required
          aria-invalid={shown !== undefined}
          aria-describedby={`${id}-unit ${id}-note`}
          onChange={(event) => {
            onType();
            form.setAmount(key, event.target.value);
          }}
          onBlur={onLeave}
        />
        <bdi id={`${id}-unit`} className="send-unit">
          {symbol}
        </bdi>
        <button
          type="button"
          className="button button-small"
          aria-label={t('send.maxLabel', { symbol })}
          aria-disabled={!most}
          aria-describedby={noMost && `${id}-note`}
          onClick={() => {
            if (!most) return;
            onLeave();
            form.setAmount(key, exactAmount(most, asset.decimals, locale, false));
          }}
        >
          {t('send.max')}
        </button>
      </div>
      <p
        id={`${id}-note`}
        className={shown ? 'field-note field-problem' : 'field-note'}
        aria-live="polite"
      >
        {shown !== undefined && explain(shown, row.parsed)}
        {shown === undefined && noMost && t(noMostTexts[noMost])}
        {shown === undefined && units !== undefined && t('send.smallestUnits', { symbol, units })}
      </p>
    </div>
  );
}

/** Catalogue keys of why there is no maximum amount. */
const noMostTexts = {
  unavailable: 'send.noMaxUnavailable',
  refused: 'review.refused',
  'nothing-left': 'send.noMaxNothingLeft',
} as const satisfies Record<NonNullable<RowProps['row']['noMost']>, string>;

/** Catalogue keys of amount problems. */
const amountTexts = {
  empty: 'send.noAmount',
  'not-a-number': 'send.notANumber',
  'two-readings': 'send.twoReadings',
  'too-many-decimals': 'send.tooManyDecimals',
  'with-letters': 'send.withLetters',
  'with-money': 'send.withMoney',
  'with-apostrophe': 'send.withApostrophe',
  zero: 'send.zero',
  'more-than-balance': 'send.moreThanBalance',
  'no-room-for-fee': 'send.noRoomForFee',
  'no-coin-for-fee': 'send.noCoinForFee',
} as const satisfies Record<AmountProblem, string>;

/**
 * Returns a function that explains an amount problem, with a correction where possible.
 * @param lack native currency that is missing for the fee
 */
export function useAmountProblem(
  asset: { readonly symbol: string; readonly decimals: number },
  lack?: Pick<SendFormView, 'missing' | 'chain'>,
) {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { missing = 0n, chain } = lack ?? {};
  const currency = chain?.nativeCurrency ?? asset;
  const coin = symbolText(currency.symbol);
  return (problem: AmountProblem, parsed: ParsedAmount) =>
    t(amountTexts[problem], {
      symbol: symbolText(asset.symbol),
      decimals: new Intl.NumberFormat(locale).format(asset.decimals),
      // Stays on one line.
      missing: `${exactAmount(roundUp(missing, FEE_DIGITS), currency.decimals, locale)}\u00a0${coin}`,
      ...(parsed.kind === 'two-readings' ? parsed : { whole: '', fraction: '' }),
    });
}
