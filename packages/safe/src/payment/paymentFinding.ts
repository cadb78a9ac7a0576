import type { Finding, FindingDetails, Severity } from '../transactions/finding.ts';

/** Code of a finding that depends on facts; stable between releases. */
export type PaymentCode = keyof typeof paymentFindings;

/** Finding that depends on facts outside of the transaction. */
export interface PaymentFinding extends Omit<Finding, 'code'> {
  readonly code: PaymentCode;
}

const paymentFindings = {
  'refund-excessive': ['refuse', 'The refund is more than the gas can reasonably cost.'],
  'refund-uncompared': ['grave', 'The refund could not be compared with what the gas costs.'],
  'recipient-token': ['refuse', 'The recipient is the contract of the token itself.'],
  'recipient-zero': ['refuse', 'The recipient is the zero address.'],
  'recipient-burn': ['grave', 'Nobody has the key of the recipient.'],
  'recipient-other-token': ['grave', 'The recipient is the contract of a token.'],
  'recipient-self': ['warn', 'The recipient is the account itself.'],
  'recipient-alike': ['grave', 'A recipient looks like an address that is known.'],
  'recipient-new': ['note', 'A recipient was not paid before.'],
  'recipient-twice': ['note', 'A recipient is paid in the same asset more than once.'],
  'recipient-unread': ['note', 'Whether a recipient was paid before could not be read.'],
  'name-mixed': ['warn', 'A name has letters that imitate another alphabet.'],
  'code-missing': ['refuse', 'There is no contract where one is called.'],
  'code-expected': ['grave', 'There is no contract yet where one is called.'],
  'code-unread': ['grave', 'Whether there is a contract where one is called could not be read.'],
  'power-without-code': ['refuse', 'What would have power over the Safe is not a contract.'],
  'power-of-token': ['refuse', 'What would have power over the Safe is a token.'],
  'power-unread': ['refuse', 'What would have power over the Safe could not be read.'],
  'power-unpublished': ['grave', 'What would have power over the Safe is not published by Safe.'],
  'account-elsewhere': ['grave', 'An address is that of a contract on another network only.'],
  'account-unread': ['note', 'Whether there is a contract on another network could not be read.'],
  'token-imitates': ['grave', 'A token that is not listed has the symbol of a listed one.'],
  'token-decimals': ['grave', 'A token has a number of decimals that no amount can have.'],
  'token-unread': ['grave', 'What a token is could not be read.'],
  'balance-short': ['warn', 'The balance is smaller than what leaves.'],
  'balance-unread': ['note', 'The balance could not be read.'],
  'limit-exceeded': ['refuse', 'It is more than what is left of the spending limit.'],
  'limit-unread': ['refuse', 'What is left of the spending limit could not be read.'],
} as const satisfies Record<string, readonly [Severity, string]>;

/** Creates a finding by its code. */
export function createPaymentFinding(
  code: PaymentCode,
  path: readonly number[] = [],
  details?: FindingDetails,
): PaymentFinding {
  const [severity, message] = paymentFindings[code];
  return { code, severity, message, path, ...(details && { details }) };
}

/**
 * Returns true for a finding that depends on facts.
 *
 * @example
 * ```ts
 * import { explainCalls, isPaymentFinding } from '@mooring/safe/payment';
 *
 * const found = explainCalls(calls, facts).findings.filter(isPaymentFinding);
 * ```
 */
export function isPaymentFinding(finding: Finding | PaymentFinding): finding is PaymentFinding {
  return finding.code in paymentFindings;
}
