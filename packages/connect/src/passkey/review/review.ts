// What an account without a wallet signs, and how it is sent: one chunk, fetched once the account is connected.
export { SubmitDialog } from '../submit/SubmitDialog.tsx';
export { ReviewDialog } from './ReviewDialog.tsx';
