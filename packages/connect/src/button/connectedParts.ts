export { AccountLabel } from './AccountLabel.tsx';
export { NetworkButton } from './NetworkButton.tsx';
