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
 * containing it, with words starting with those of the query in any order; ties keep the order of the rows. Where
 * nothing matches, one slip is forgiven. Case, spaces, marks, accents, and words for "wallet" are ignored. A blank
 * query matches all, one without a letter or digit none.
 */
export function searchWallets<Row extends Named>(
  query: string,
  rows: readonly Row[],
): readonly Row[] {
  if (query.trim() === '') return rows;
  const written = plainName(query.slice(0, LONGEST_QUERY));
  if (written.length === 0) return [];
  const meant = written.map(withoutFiller).filter((word) => word !== '');
  for (const wanted of [written, meant]) {
    for (const rankOf of [rankName, rankTypo]) {
      const found = wanted.length === 0 ? [] : rankMatches(rows, (name) => rankOf(name, wanted));
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** What people call a wallet besides its name, in all languages of ours, as {@link plainName} makes it. */
const fillers =
  `wallet wallets app extension crypto ethereum cartera billetera carteira portefeuille dompet cüzdan ví
  кошелек гаманець محفظة वॉलेट กระเป๋า กระเป๋าเงิน`
    .split(/\s+/)
    .flatMap(plainName);

/** The same where words are written without spaces between them. */
const joinedFillers = ['钱包', '錢包', 'ウォレット', '지갑', 'กระเป๋า', 'กระเป๋าเงิน'].flatMap(
  plainName,
);

function withoutFiller(word: string): string {
  if (fillers.includes(word)) return '';
  const filler = joinedFillers.find((one) => word.endsWith(one));
  return filler === undefined ? word : word.slice(0, -filler.length);
}

const NO_MATCH = 5;

function rankMatches<Row extends Named>(
  rows: readonly Row[],
  rankOf: (words: readonly string[]) => number,
): readonly Row[] {
  return rows
    .map((row) => {
      const ranks = [row.name, ...(row.also ?? [])].map((name) => rankOf(plainName(name)));
      return { row, rank: Math.min(...ranks) };
    })
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}

function rankName(words: readonly string[], wanted: readonly string[]): number {
  const whole = words.join('');
  const sought = wanted.join('');
  if (whole === sought) return 0;
  if (whole.startsWith(sought)) return 1;
  // A word and those after it: "profilesuni" finds nothing, "profiles" does.
  if (words.some((_, index) => words.slice(index).join('').startsWith(sought))) return 2;
  if (whole.includes(sought)) return 3;
  const areAllThere = wanted.every((one) => words.some((word) => word.startsWith(one)));
  return areAllThere ? 4 : NO_MATCH;
}

/** Shortest text whose slips are forgiven: of a shorter one too much would be left to chance. */
const LEAST_SLIP = 4;

function rankTypo(words: readonly string[], wanted: readonly string[]): number {
  const sought = wanted.join('');
  if (sought.length < LEAST_SLIP) return NO_MATCH;
  if (isTypo(words.join(''), sought)) return 0;
  return words.some((word) => isTypo(word, sought)) ? 1 : NO_MATCH;
}

/** True if the texts differ by one letter that is missing, added or another, or by two that changed places. */
function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const areSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return areSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Words of a text, without case, accents and punctuation. */
function plainName(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
