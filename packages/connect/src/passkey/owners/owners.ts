// The owners of an account without a wallet: fetched with the Account dialog of one.
export { BackupDialog } from './BackupDialog.tsx';
export { BackupReminder } from './BackupReminder.tsx';
export { ForgetDialog } from './ForgetDialog.tsx';
