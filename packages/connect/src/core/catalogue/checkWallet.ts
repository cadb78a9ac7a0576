import type { Wallet } from './wallet.ts';

const ID = /^\w+$/;
const ACCENT = /^#([\da-f]{3}|[\da-f]{6})$/i;

/**
 * Validates a wallet.
 * @throws {Error} on an id with other than letters, digits and underscores, or an invalid accent
 */
export function checkWallet({ id, name, accent }: Wallet): void {
  checkId(id);
  checkAccent(name, accent);
}

/** @throws {Error} `Invalid ID: …` for other than letters, digits and underscores */
export function checkId(id: string): void {
  if (!ID.test(id)) throw new Error(`Invalid ID: ${id}. Write letters, digits and underscores.`);
}

/** @throws {Error} naming the wallet and the value, if not a hex colour */
export function checkAccent(name: string, accent: string): void {
  if (ACCENT.test(accent)) return;
  throw new Error(`The accent of ${name} is not a colour: ${accent}. Write #rgb or #rrggbb.`);
}
