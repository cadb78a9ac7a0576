// Backup of a passkey account, and its owners: a chunk that loads with the Account dialog.
export { BackupDialog } from './BackupDialog.tsx';
export { BackupReminder } from './BackupReminder.tsx';
export { ForgetDialog } from './ForgetDialog.tsx';
