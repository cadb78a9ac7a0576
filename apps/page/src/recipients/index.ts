export {
  type ChangedName,
  findChangedNames,
  NAMES_AT_ONCE,
  type NamedRecipient,
} from './findChangedNames.ts';
export { LookupNote } from './LookupNote.tsx';
export { RecipientActions } from './RecipientActions.tsx';
export { readRecipient } from './readRecipient.ts';
export {
  networkIn,
  problemsAtOnce,
  type RecipientProblem,
  recipientTexts,
} from './recipientTexts.ts';
export { useRecheckNames } from './useRecheckNames.ts';
export {
  nameQuery,
  type Recipient,
  useDebounced,
  useRecipients,
} from './useRecipients.ts';
