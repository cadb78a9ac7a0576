export { RecoveryScreens, type RecoveryScreensProps } from './RecoveryScreens.tsx';
