import type { Address } from 'viem';
import type { ParsedAmount } from '../amount/parseAmount.ts';
import type { RecipientProblem } from '../recipients/recipientTexts.ts';
import type { Recipient } from '../recipients/useRecipients.ts';
import type { Asset } from '../send/asset.ts';

export type AmountProblem =
  | 'empty'
  | 'not-a-number'
  | 'two-readings'
  | 'too-many-decimals'
  | 'with-letters'
  | 'with-money'
  | 'with-apostrophe'
  | 'zero'
  | 'more-than-balance'
  | 'no-room-for-fee'
  | 'no-coin-for-fee';

/** Problems of a row by field; valid fields are absent. */
export interface RowProblems {
  readonly recipient?: RecipientProblem;
  readonly amount?: AmountProblem;
}

/** Recipient and amount, in the asset's smallest unit. */
export interface Payment {
  readonly to: Address;
  readonly name?: string;
  readonly amount: bigint;
}

interface CheckedForm {
  readonly problems: readonly RowProblems[];
  /** All rows as payments; undefined while any is invalid. */
  readonly payments: readonly Payment[] | undefined;
}

interface CheckedRow {
  readonly recipient: Recipient;
  readonly amount: ParsedAmount;
}

interface Funds {
  readonly asset: Asset;
  /** Balance of the asset; undefined while unknown, then not checked. */
  readonly balance: bigint | undefined;
  /** Network fee in wei; undefined while unknown. Reduces the sendable native currency. */
  readonly fee: bigint | undefined;
  /** Native currency of the account in wei, from which the fee of a token is paid; undefined while unknown. */
  readonly coin?: bigint | undefined;
}

/** Validates the form: rows use up one balance, in order. */
export function checkForm(rows: readonly CheckedRow[], funds: Funds): CheckedForm {
  let left = funds.balance;
  const payments: Payment[] = [];
  const problems = rows.map(({ recipient, amount }, index): RowProblems => {
    const value = amount.kind === 'amount' ? amount.value : 0n;
    const amountProblem =
      problemOfAmount(amount, left, funds) ??
      // Reported on the first row only.
      (index === 0 && lacksFeeBalance(funds) ? 'no-coin-for-fee' : undefined);
    if (left !== undefined) left -= value;
    if (recipient.kind === 'found' && amountProblem === undefined) {
      const { address: to, name } = recipient;
      payments.push({ to, amount: value, ...(name !== undefined && { name }) });
    }
    return {
      ...(recipient.kind !== 'found' && { recipient: problemOf(recipient) }),
      ...(amountProblem !== undefined && { amount: amountProblem }),
    };
  });
  return { problems, payments: payments.length === rows.length ? payments : undefined };
}

function problemOf(recipient: Exclude<Recipient, { kind: 'found' }>): RecipientProblem {
  return recipient.kind === 'problem' ? recipient.problem : recipient.kind;
}

function problemOfAmount(
  amount: ParsedAmount,
  left: bigint | undefined,
  { asset, fee }: Funds,
): AmountProblem | undefined {
  if (amount.kind !== 'amount') return amount.kind;
  if (amount.value === 0n) return 'zero';
  if (left === undefined) return undefined;
  if (amount.value > left) return 'more-than-balance';
  const needed = asset.token ? 0n : (fee ?? 0n);
  return amount.value + needed > left ? 'no-room-for-fee' : undefined;
}

/** Returns true for a token whose fee the account cannot pay. */
function lacksFeeBalance({ asset, fee, coin }: Funds): boolean {
  return asset.token !== undefined && fee !== undefined && coin !== undefined && fee > coin;
}

/**
 * Part of an asset's balance that a maximum amount leaves for the network fee, in wei: the fee is paid in the native
 * currency, so a token leaves nothing. Undefined while the fee is unknown.
 */
export function feeReserve(
  { token }: Asset,
  paysFee: boolean,
  fee: bigint | undefined,
): bigint | undefined {
  return token || !paysFee ? 0n : fee;
}

/**
 * Maximum sendable amount, in the smallest unit: the balance less other rows and, for native currency, the
 * network fee. Never negative.
 * @param fee of `feeReserve`
 */
export function maxAmount(balance: bigint, others: bigint, fee: bigint): bigint {
  const most = balance - others - fee;
  return most > 0n ? most : 0n;
}
