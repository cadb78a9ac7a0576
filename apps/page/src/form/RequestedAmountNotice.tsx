import { useCatalogue, useLocale } from '@mooring/connect';
import { isAddressEqual } from 'viem';
import { requestedAmount } from '../address/pastedLink.ts';
import { exactAmount } from '../amount/exactAmount.ts';
import { symbolText } from '../amount/symbolText.ts';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import type { FormRow, SendFormView } from './useSendForm.ts';

interface RequestedAmountNoticeProps {
  readonly row: FormRow;
  readonly form: SendFormView;
}

/** Offers the amount of a payment link, until it is filled in. */
export function RequestedAmountNotice({ row, form }: RequestedAmountNoticeProps) {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const asked = requestedAmount(row.recipient);
  const asset = form.assets.find(({ token }) =>
    asked?.token === undefined || token === undefined
      ? token === asked?.token
      : isAddressEqual(token, asked.token),
  );
  if (!asked || !asset) return null;
  const isFilledIn =
    asset.id === form.asset.id && row.parsed.kind === 'amount' && row.parsed.value === asked.amount;
  // All rows share one asset.
  if (isFilledIn || (asset.id !== form.asset.id && form.rows.length > 1)) return null;
  const exact = exactAmount(asked.amount, asset.decimals, locale);
  return (
    <p className="field-note">
      {t('send.linkAsks', { amount: `${exact}\u00a0${symbolText(asset.symbol)}` })}{' '}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          form.setAsset(asset.id);
          form.setAmount(row.key, exactAmount(asked.amount, asset.decimals, locale, false));
          document.getElementById(`send-amount-${row.key}`)?.focus();
        }}
      >
        {t('send.useAmount')}
      </button>
    </p>
  );
}
