import { looksMixed } from '@mooring/connect';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import type { Payment } from './checkForm.ts';

/** What is allowed and yet seldom meant. */
export type SendWarning = 'toSelf' | 'toToken' | 'toNobody' | 'twice' | 'mixed';

/** Where a payment goes, and by which names the person knows that. */
interface Destination extends Pick<Payment, 'to' | 'name'> {
  /** What the person calls it in their contacts. */
  readonly contact?: string | undefined;
}

/**
 * Warns of payments that are seldom meant: to oneself, to the contract of a token (nobody can take
 * it out again), to the zero address, to the same recipient twice, to a name
 * whose letters imitate those of another alphabet.
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
