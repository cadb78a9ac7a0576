import { looksMixed } from '@mooring/connect';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import type { Payment } from './checkForm.ts';

/** Warning about a payment that is allowed but likely a mistake. */
type SendWarning = 'toSelf' | 'toToken' | 'toNobody' | 'twice' | 'mixed';

/** Recipient of a payment, with its names. */
interface Destination extends Pick<Payment, 'to' | 'name'> {
  /** Name in the person's contacts. */
  readonly contact?: string | undefined;
}

/**
 * Warns of likely mistakes: payments to oneself, to a token's contract (irrecoverable), to the zero
 * address, to the same recipient twice, to a name with letters imitating another alphabet.
 */
export function warningsOf(
  payments: readonly Destination[],
  account: Address,
  tokens: readonly Address[],
): readonly SendWarning[] {
  const goesTo = (address: Address) => payments.some(({ to }) => isAddressEqual(to, address));
  const recipients = new Set(payments.map(({ to }) => to.toLowerCase()));
  return [
    ...(goesTo(account) ? (['toSelf'] as const) : []),
    ...(tokens.some(goesTo) ? (['toToken'] as const) : []),
    ...(goesTo(zeroAddress) ? (['toNobody'] as const) : []),
    ...(recipients.size < payments.length ? (['twice'] as const) : []),
    ...(payments.some(({ name = '', contact = '' }) => looksMixed(name) || looksMixed(contact))
      ? (['mixed'] as const)
      : []),
  ];
}
