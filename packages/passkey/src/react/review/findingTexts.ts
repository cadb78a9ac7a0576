import type { PaymentCode } from '@mooring/safe/payment';

/** Notes that say no more than the review does, and findings of checks that no review makes. */
type Unshown =
  | 'recipient-new'
  | 'recipient-twice'
  | 'balance-unread'
  | 'name-mixed'
  | 'limit-exceeded'
  | 'limit-unread';

/** Message keys by the codes of findings. Every other finding has one: without, it would be silently left out. */
export const findingTexts = {
  'recipient-token': 'review.toToken',
  'recipient-other-token': 'review.toToken',
  'recipient-zero': 'review.toNobody',
  'recipient-burn': 'review.toNobody',
  'recipient-self': 'review.toSelf',
  'recipient-alike': 'review.alike',
  'recipient-unread': 'review.unreadPaid',
  'code-missing': 'review.codeMissing',
  'code-expected': 'review.codeExpected',
  'code-unread': 'review.codeUnread',
  'power-without-code': 'review.powerWithoutCode',
  'power-of-token': 'review.powerOfToken',
  'power-unread': 'review.powerUnread',
  'power-unpublished': 'review.powerUnpublished',
  'account-elsewhere': 'review.elsewhere',
  'account-unread': 'review.elsewhereUnread',
  'token-imitates': 'review.imitates',
  'token-decimals': 'review.tokenDecimals',
  'token-unread': 'review.tokenUnread',
  'balance-short': 'review.short',
  'refund-excessive': 'review.excessive',
  'refund-uncompared': 'review.uncompared',
} as const satisfies Readonly<Record<Exclude<PaymentCode, Unshown>, string>>;

/** Message keys of findings on recovery, in the catalogue of recovery. */
export const recoveryFindingTexts = {
  'recovery-on': 'review.recoveryOn',
  'guardian-change': 'review.guardianChange',
  'recovery-cancel': 'review.recoveryCancel',
  'recovery-approval': 'review.recoveryApproval',
} as const;
