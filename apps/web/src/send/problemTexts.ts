import type { AmountProblem, RecipientProblem } from './checkForm.ts';

/** The sentence for each problem of a recipient, by its key in the catalogue. */
export const recipientTexts = {
  empty: 'send.noRecipient',
  looking: 'send.stillLooking',
  'not-a-recipient': 'send.notARecipient',
  'wrong-checksum': 'send.wrongChecksum',
  'not-found': 'send.nameNotFound',
  'no-names': 'send.noNames',
  unreachable: 'send.namesUnreachable',
} as const satisfies Record<RecipientProblem, string>;

/** The sentence for each problem of an amount, by its key in the catalogue. */
export const amountTexts = {
  empty: 'send.noAmount',
  'not-a-number': 'send.notANumber',
  'too-many-decimals': 'send.tooManyDecimals',
  zero: 'send.zero',
  'more-than-balance': 'send.moreThanBalance',
  'no-room-for-fee': 'send.noRoomForFee',
} as const satisfies Record<AmountProblem, string>;
