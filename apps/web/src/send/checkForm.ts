import type { Address } from 'viem';
import type { ParsedAmount } from '../amount/parseAmount.ts';
import type { Asset } from './asset.ts';
import type { Recipient } from './useRecipients.ts';

export type RecipientProblem =
  | 'empty'
  | 'looking'
  | Extract<Recipient, { kind: 'problem' }>['problem'];

export type AmountProblem =
  | 'empty'
  | 'not-a-number'
  | 'two-readings'
  | 'too-many-decimals'
  | 'zero'
  | 'more-than-balance'
  | 'no-room-for-fee';

/** What stands in the way of one row; a field without a problem is absent. */
export interface RowProblems {
  readonly recipient?: RecipientProblem;
  readonly amount?: AmountProblem;
}

/** Where something goes, and how much of it in its smallest unit. */
export interface Payment {
  readonly to: Address;
  readonly name?: string;
  readonly amount: bigint;
}

export interface CheckedForm {
  readonly problems: readonly RowProblems[];
  /** Every row as a payment, when nothing stands in the way of any. */
  readonly payments: readonly Payment[] | undefined;
}

interface CheckedRow {
  readonly recipient: Recipient;
  readonly amount: ParsedAmount;
}

interface Means {
  readonly asset: Asset;
  /** What the account has of the asset; absent while unknown, and then nothing is refused for it. */
  readonly balance: bigint | undefined;
  /** The network fee in wei; absent while unknown. It lessens what can be sent of the coin. */
  readonly fee: bigint | undefined;
}

/** Judges a whole form: the rows draw on one balance, from the first on. */
export function checkForm(rows: readonly CheckedRow[], means: Means): CheckedForm {
  let left = means.balance;
  const payments: Payment[] = [];
  const problems = rows.map(({ recipient, amount }): RowProblems => {
    const value = amount.kind === 'amount' ? amount.value : 0n;
    const amountProblem = problemOfAmount(amount, left, means);
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
  { asset, fee }: Means,
): AmountProblem | undefined {
  if (amount.kind !== 'amount') return amount.kind;
  if (amount.value === 0n) return 'zero';
  if (left === undefined) return undefined;
  if (amount.value > left) return 'more-than-balance';
  const needed = asset.token ? 0n : (fee ?? 0n);
  return amount.value + needed > left ? 'no-room-for-fee' : undefined;
}
