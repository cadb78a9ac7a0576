// Guardians of a passkey account: a chunk that loads with the backup dialog.
export { GuardiansDialog } from './GuardiansDialog.tsx';
export { GuardiansSection } from './GuardiansSection.tsx';
