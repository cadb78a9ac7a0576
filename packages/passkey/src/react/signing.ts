// What an account without a wallet signs, and how it is sent: one chunk, fetched once the account is connected.

export { ReviewDialog } from './review/ReviewDialog.tsx';
export { SubmitDialog } from './submit/SubmitDialog.tsx';
