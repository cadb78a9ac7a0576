import { readField } from '@mooring/internal';

/** Mistakes logged on this page, of all its providers; in development only. */
const loggedMistakes = new Set<string>();

/** Logs a mistake of the application, once for a page, with the section of the documents that says how to fix it. */
export function logMistake(message: string, section: string): void {
  if (loggedMistakes.has(message)) return;
  loggedMistakes.add(message);
  console.error(withPage(message, section));
}

/** Creates the error of a mistake with which the application cannot work. */
export function createMistake(message: string, section: string): Error {
  return new Error(withPage(message, section));
}

function withPage(message: string, section: string): string {
  return `Mooring: ${message}\nDocs: docs/troubleshooting.md#${section}`;
}

/** Reasons of errors that are a person's wish, or that the interface handles by itself. */
const HANDLED: readonly unknown[] = ['rejected', 'cancelled', 'notAtomic'];

/** Logs an error that no `onError` receives, unless the interface handles it. */
export function logError(error: Error): void {
  if (HANDLED.includes(readField(error, 'reason'))) return;
  console.error(error);
}

/** Logs that a wallet button names a wallet that this page does not have. */
export function logUnknownWallet(id: string): void {
  logMistake(
    `No wallet has the id "${id}": use an id of the wallet list, of a wallet of your own, or of a connector.`,
    'wallets',
  );
}
