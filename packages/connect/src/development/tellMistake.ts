import { readField } from '@mooring/internal';

/** Mistakes told on this page already; in development only, and the same for all providers of a page. */
const told = new Set<string>();

/** Writes a mistake of the application to the console, once for a page, with the section that says how to fix it. */
export function tellMistake(message: string, section: string): void {
  if (told.has(message)) return;
  told.add(message);
  console.error(withPage(message, section));
}

/** Creates the error of a mistake with which the application cannot work. */
export function mistake(message: string, section: string): Error {
  return new Error(withPage(message, section));
}

function withPage(message: string, section: string): string {
  return `Mooring: ${message}\nDocs: docs/troubleshooting.md#${section}`;
}

/** Reasons of errors that are a person's wish, or that the interface handles by itself. */
const HANDLED: readonly unknown[] = ['rejected', 'cancelled', 'notAtomic'];

/** Writes an error to the console that no `onError` receives, unless the interface handles it. */
export function logError(error: Error): void {
  if (HANDLED.includes(readField(error, 'reason'))) return;
  console.error(error);
}

/** Tells that a wallet button, or `openOn`, names a wallet that this page does not have. */
export function tellUnknownWallet(id: string): void {
  tellMistake(
    `No wallet has the id "${id}": use an id of the wallet list, of a wallet of your own, or of a connector.`,
    'wallets',
  );
}
