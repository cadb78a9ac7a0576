export { AccountLabel } from './AccountLabel.tsx';
export { ConnectedSession } from './ConnectedSession.tsx';
export { NetworkButton } from './NetworkButton.tsx';
export { SignInLabel } from './SignInLabel.tsx';
