// Banner of a running recovery: a chunk that loads while one is running, or cannot be read.
export { RecoveryBanner } from './RecoveryBanner.tsx';
