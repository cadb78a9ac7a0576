import { catalogue } from './catalogue.ts';
import type { Wallet } from './wallet.ts';
import type { WalletGroupOptions } from './walletGroups.ts';

/** Finds a wallet of the wallet list by id. */
export function findWallet(id: string): Wallet | undefined {
  return catalogue.find((wallet) => wallet.id === id);
}

/**
 * Finds a wallet by rdns (EIP-6963), or by one of several, ignoring case.
 * @param groups the host's groups, whose own wallets come before those of the wallet list
 */
export function walletOfRdns(
  rdns: string | readonly string[],
  groups: readonly WalletGroupOptions[] = [],
): Wallet | undefined {
  const wanted = [rdns].flat().map((name) => name.toLowerCase());
  const own = groups.flatMap(({ wallets }) => wallets).filter((row) => typeof row === 'object');
  return [...own, ...catalogue].find((wallet) =>
    wallet.rdns?.some((announced) => wanted.includes(announced.toLowerCase())),
  );
}

/** Searchable names of a wallet. */
type Named = Pick<Wallet, 'name' | 'also'>;

const LONGEST_QUERY = 64;

/**
 * Searches wallets by name, best match first: equal, starting with the query, with a word starting with it,
 * containing it, with words starting with those of the query in any order; ties keep the order of the rows. If nothing
 * matches, one typo is tolerated. Case, spaces, marks, accents, and words for "wallet" are ignored. A blank
 * query matches all, one without a letter or digit none.
 */
export function searchWallets<Row extends Named>(
  query: string,
  rows: readonly Row[],
): readonly Row[] {
  if (query.trim() === '') return rows;
  const queryWords = plainName(query.slice(0, LONGEST_QUERY));
  if (queryWords.length === 0) return [];
  const wordsWithoutFiller = queryWords.map(withoutFiller).filter((word) => word !== '');
  for (const wanted of [queryWords, wordsWithoutFiller]) {
    for (const rankOf of [rankName, rankTypo]) {
      const found = wanted.length === 0 ? [] : rankMatches(rows, (name) => rankOf(name, wanted));
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Words for "wallet" in all supported languages, normalized by {@link plainName}. */
const fillers =
  `wallet wallets app extension crypto ethereum cartera billetera carteira portefeuille dompet cüzdan ví
  кошелек гаманець محفظة वॉलेट กระเป๋า กระเป๋าเงิน`
    .split(/\s+/)
    .flatMap(plainName);

/** Words for "wallet" in languages that write words without spaces. */
const joinedFillers = ['钱包', '錢包', 'ウォレット', '지갑', 'กระเป๋า', 'กระเป๋าเงิน'].flatMap(
  plainName,
);

function withoutFiller(word: string): string {
  if (fillers.includes(word)) return '';
  const filler = joinedFillers.find((suffix) => word.endsWith(suffix));
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
  // A word and the following ones: "profiles" matches, "profilesuni" does not.
  if (words.some((_, index) => words.slice(index).join('').startsWith(sought))) return 2;
  if (whole.includes(sought)) return 3;
  const hasEveryWord = wanted.every((prefix) => words.some((word) => word.startsWith(prefix)));
  return hasEveryWord ? 4 : NO_MATCH;
}

/** Minimum length of a query with typo tolerance: a shorter one would match too many names. */
const MIN_TYPO_LENGTH = 4;

function rankTypo(words: readonly string[], wanted: readonly string[]): number {
  const sought = wanted.join('');
  if (sought.length < MIN_TYPO_LENGTH) return NO_MATCH;
  if (isTypo(words.join(''), sought)) return 0;
  return words.some((word) => isTypo(word, sought)) ? 1 : NO_MATCH;
}

/** Returns true if the texts differ by one missing, added or replaced letter, or by two swapped letters. */
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

/** Returns the words of a text, without case, accents and punctuation. */
function plainName(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
