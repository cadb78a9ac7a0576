import { formatBalance, useLocale } from '@mooring/connect';
import { useState } from 'react';
import { exactAmount } from './exactAmount.ts';
import { symbolText } from './symbolText.ts';

interface AmountProps {
  /** In the smallest unit (wei for ether). */
  readonly value: bigint;
  readonly decimals: number;
  readonly symbol: string;
}

/** Formatted amount; a press shows all decimals if it has more. */
export function Amount({ value, decimals, symbol }: AmountProps) {
  const { locale } = useLocale();
  const [isExact, setExact] = useState(false);
  const short = formatBalance(value, decimals, locale);
  const exact = exactAmount(value, decimals, locale);
  const content = (
    <>
      {isExact ? exact : short} <span className="amount-symbol">{symbolText(symbol)}</span>
    </>
  );
  return (
    <bdi dir="ltr" className="amount">
      {short === exact ? (
        content
      ) : (
        <button
          type="button"
          className="amount-more"
          aria-expanded={isExact}
          title={`${exact} ${symbolText(symbol)}`}
          onClick={() => setExact(!isExact)}
        >
          {content}
        </button>
      )}
    </bdi>
  );
}
