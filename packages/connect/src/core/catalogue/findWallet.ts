import { catalogue } from './catalogue.ts';
import type { Wallet } from './wallet.ts';

/** Finds a wallet of the catalogue by id. */
export function findWallet(id: string): Wallet | undefined {
  return catalogue.find((wallet) => wallet.id === id);
}

/** Finds a wallet of the catalogue by rdns (EIP-6963), or one of several, ignoring case. */
export function walletOfRdns(rdns: string | readonly string[]): Wallet | undefined {
  const wanted = [rdns].flat().map((name) => name.toLowerCase());
  return catalogue.find((wallet) =>
    wallet.rdns?.some((announced) => wanted.includes(announced.toLowerCase())),
  );
}

/** Names a wallet is found by. */
type Named = Pick<Wallet, 'name' | 'also'>;

const LONGEST_QUERY = 64;

/**
 * Searches wallets by name, best match first: equal, starting with the query, with a word starting with it,
 * containing it; ties keep the order of the rows. Case, spaces, marks and accents are ignored. A blank
 * query matches all, one without a letter or digit none.
 */
export function searchWallets<Row extends Named>(
  query: string,
  rows: readonly Row[],
): readonly Row[] {
  if (query.trim() === '') return rows;
  const wanted = plain(query.slice(0, LONGEST_QUERY)).join('');
  if (wanted === '') return [];
  return rows
    .map((wallet) => ({ wallet, rank: rankOf(wallet, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ wallet }) => wallet);
}

const NO_MATCH = 4;

function rankOf({ name, also = [] }: Named, wanted: string): number {
  return Math.min(...[name, ...also].map((called) => rankOfName(plain(called), wanted)));
}

function rankOfName(words: readonly string[], wanted: string): number {
  const whole = words.join('');
  if (whole === wanted) return 0;
  if (whole.startsWith(wanted)) return 1;
  // A word and those after it: "profilesuni" finds nothing, "profiles" does.
  if (words.some((_, index) => words.slice(index).join('').startsWith(wanted))) return 2;
  return whole.includes(wanted) ? 3 : NO_MATCH;
}

/** Words of a text, without case, accents and punctuation. */
function plain(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
