export { LookupNote } from './LookupNote.tsx';
export { RecipientActions } from './RecipientActions.tsx';
export {
  type ChangedName,
  NAMES_AT_ONCE,
  type NamedRecipient,
  readNamesAnew,
} from './readNamesAnew.ts';
export { readRecipient } from './readRecipient.ts';
export {
  networkIn,
  problemsAtOnce,
  type RecipientProblem,
  recipientTexts,
} from './recipientTexts.ts';
export { contractElsewhereQuery } from './useContractsElsewhere.ts';
export { useNameRecheck } from './useNameRecheck.ts';
export { nameQuery, REST_MS, type Recipient, useRecipients, useSettled } from './useRecipients.ts';
export { useUsableRecipients } from './useUsableRecipients.ts';
