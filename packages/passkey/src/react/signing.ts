// Review and submission dialogs of a passkey account, and the watch over its recovery: one chunk, loaded once the account is
// connected.

export { SigningDialogs } from './SigningDialogs.tsx';
