export { useAmountProblem } from './AmountField.tsx';
export { AssetField } from './AssetField.tsx';
export type { Payment } from './checkForm.ts';
export { draftAccount, forgetDraft, isBlank, tabStorage } from './draft.ts';
export { PaymentRow } from './PaymentRow.tsx';
export { ProblemSummary } from './ProblemSummary.tsx';
export { MOST_BATCH_RECIPIENTS } from './sendForm.ts';
export { type SendFormView, useSendForm } from './useSendForm.ts';
