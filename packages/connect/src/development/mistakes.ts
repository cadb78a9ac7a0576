import { readField } from '@mooring/internal';
import { logMistake } from '@mooring/internal/mistakes';

/** Reasons of errors that are a person's wish, or that the interface handles by itself. */
const HANDLED: readonly unknown[] = ['rejected', 'cancelled', 'notAtomic'];
/** EIP-1193: the person rejected the request. */
const USER_REJECTED = 4001;

/** Logs an error that no `onError` receives, unless the interface handles it. */
export function logError(error: Error): void {
  if (HANDLED.includes(readField(error, 'reason'))) return;
  if (readField(error, 'code') === USER_REJECTED) return;
  console.error(error);
}

/** Logs that a wallet button or `openOn` names a wallet that this page does not have. */
export function logUnknownWallet(id: string): void {
  logMistake(
    `No wallet has the id "${id}": use an id of the wallet list, of a wallet of your own, or of a connector.`,
    'wallets',
  );
}

/** Logs that the Account dialog is opened without an account. */
export function logNoAccount(): void {
  logMistake(
    'The Account dialog is opened while no account is connected: open the Connect dialog, as useConnectionStatus() tells.',
    'dialogs',
  );
}

/** Logs that the Connect dialog does not offer passkeys, since their connector has no screens. */
export function logNoScreens(): void {
  logMistake(
    'passkey() has no `screens`, so the Connect dialog does not offer it: write passkey({ screens: passkeyScreens }), from @mooring/passkey/react.',
    'passkeys',
  );
}
