export { ConnectedSession } from '../provider/ConnectedSession.tsx';
export { AccountLabel } from './AccountLabel.tsx';
export { NetworkButton } from './NetworkButton.tsx';
export { SignInLabel } from './SignInLabel.tsx';
