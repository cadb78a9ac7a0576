import { formatBalance, useLocale, visibleText } from '@mooring/connect';
import { exactAmount } from './exactAmount.ts';

const LONGEST_SYMBOL = 16;

interface AmountProps {
  /** In the smallest unit (wei for ether). */
  readonly value: bigint;
  readonly decimals: number;
  readonly symbol: string;
}

/** Formatted amount, with all decimals in its tooltip. */
export function Amount({ value, decimals, symbol }: AmountProps) {
  const { locale } = useLocale();
  return (
    <bdi
      dir="ltr"
      className="amount"
      title={`${exactAmount(value, decimals, locale)} ${visibleText(symbol, LONGEST_SYMBOL)}`}
    >
      {formatBalance(value, decimals, locale)}{' '}
      <span className="amount-symbol">{visibleText(symbol, LONGEST_SYMBOL)}</span>
    </bdi>
  );
}
