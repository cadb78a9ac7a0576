// Review and submission dialogs of a passkey account: one chunk, loaded once the account is connected.

export { ReviewDialog } from './review/ReviewDialog.tsx';
export { SubmitDialog } from './submit/SubmitDialog.tsx';
