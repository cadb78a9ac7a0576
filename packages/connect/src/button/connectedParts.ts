export { TransactionFollower } from '../transactions/TransactionFollower.ts';
export { AccountLabel } from './AccountLabel.tsx';
export { NetworkButton } from './NetworkButton.tsx';
