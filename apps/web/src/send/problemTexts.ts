import type { RecipientProblem } from './checkForm.ts';

/** Catalogue keys of recipient problems. */
export const recipientTexts = {
  empty: 'send.noRecipient',
  looking: 'send.stillLooking',
  'not-a-recipient': 'send.notARecipient',
  'wrong-checksum': 'send.wrongChecksum',
  'not-found': 'send.nameNotFound',
  'no-names': 'send.noNames',
  unreachable: 'send.namesUnreachable',
} as const satisfies Record<RecipientProblem, string>;
