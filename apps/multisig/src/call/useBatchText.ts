import { useCatalogue, useLocale } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { pageCatalogue } from '@mooring/page/texts';
import { readCallKind } from '@mooring/safe/payment';
import type { DecodedCall } from '@mooring/safe/transactions';
import { useCallback } from 'react';
import { type Address, getAddress, zeroAddress } from 'viem';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import type { CallContext } from './callContext.ts';
import { useAddressText } from './useAddressText.ts';
import { useSettingText } from './useSettingText.ts';

/** Maximum number of recipients that a sentence names; beyond, it counts them. */
const MOST_NAMED = 3;

interface Payment {
  /** Zero address for the network's currency. */
  readonly token: Address;
  readonly amount: bigint;
  readonly to: Address;
}

/** Payments among the calls of a batch, and of those inside it. */
function paymentsOf(decoded: DecodedCall, safe: Address): readonly Payment[] {
  if (decoded.kind === 'batch') return decoded.calls.flatMap((one) => paymentsOf(one, safe));
  const call = readCallKind(decoded, safe);
  if (call.kind !== 'coins' && call.kind !== 'tokens') return [];
  const to = getAddress(call.to);
  return call.kind === 'coins'
    ? [{ token: zeroAddress, amount: call.value, to }]
    : [{ token: getAddress(call.token), amount: call.amount, to }];
}

/** Returns a function that describes the totals and recipients of a batch; undefined for none. */
export function useBatchText({
  chain,
  safe,
}: Pick<CallContext, 'chain' | 'safe'>): (decoded: DecodedCall) => string | undefined {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { amountText } = useSettingText(chain);
  const addressText = useAddressText();
  return useCallback(
    (decoded) => {
      const payments = decoded.kind === 'batch' ? paymentsOf(decoded, safe) : [];
      if (payments.length === 0) return undefined;
      const totals = new Map<Address, bigint>();
      for (const { token, amount } of payments)
        totals.set(token, (totals.get(token) ?? 0n) + amount);
      const recipients = [...new Set(payments.map(({ to }) => to))];
      const amount = formatList(
        [...totals].map(([token, sum]) => amountText(token, sum)),
        locale,
      );
      return recipients.length > MOST_NAMED
        ? web('send.descriptionMany', { amount, count: recipients.length })
        : t('call.send', { amount, recipient: formatList(recipients.map(addressText), locale) });
    },
    [t, web, locale, safe, amountText, addressText],
  );
}
