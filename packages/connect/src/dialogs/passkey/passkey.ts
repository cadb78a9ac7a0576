// Accounts without a wallet: fetched as one chunk where a connector for them is configured or connected. What is
// signed, and the owners, are chunks behind it.
export { Note } from './PasskeyNote.tsx';
export { PasskeyReviews } from './PasskeyReviews.tsx';
export { PasskeyRow } from './PasskeyRow.tsx';
export { PasskeyScreen } from './PasskeyScreen.tsx';
