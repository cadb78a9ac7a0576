import { lookUp } from '@mooring/internal';
import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { isAddress as isChecksummed } from 'viem';

/** Hint for an unknown field. */
function unknownFieldHint(field: string, known: readonly string[]): string {
  const near = didYouMean(field, known);
  return near === null
    ? `There is no such field; the fields here are ${known.join(', ')}.`
    : `There is no such field; did you mean "${near}"?`;
}

function hintOf(schema: unknown): string | null {
  if (typeof schema !== 'object' || schema === null || !('message' in schema)) return null;
  return typeof schema.message === 'string' ? schema.message : null;
}

type ExactObject<Entries extends v.ObjectEntries> = v.ObjectSchema<Entries, undefined>;

/** Schema of an object with exactly these fields. */
type Fields<Entries extends v.ObjectEntries> = v.GenericSchema<
  v.InferInput<ExactObject<Entries>>,
  v.InferOutput<ExactObject<Entries>>
> & { readonly entries: Entries };

/**
 * Schema of an object with exactly these fields. Unlike valibot's `strictObject`, it reports *every*
 * unknown field, and a missing field with that field's own hint.
 */
export function fields<const Entries extends v.ObjectEntries>(
  entries: Entries,
  hint: string,
): Fields<Entries> {
  const known = Object.keys(entries);
  const object = v.looseObject(entries, (issue) => {
    const key = issue.path?.at(-1)?.key;
    const entry = typeof key === 'string' ? entries[key] : undefined;
    return hintOf(entry) ?? hint;
  });
  return v.pipe(
    object,
    v.rawCheck(({ dataset, addIssue }) => {
      const input: unknown = dataset.value;
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return;
      for (const [key, value] of Object.entries(input)) {
        if (known.includes(key)) continue;
        addIssue({
          input: value,
          message: unknownFieldHint(key, known),
          path: [{ type: 'object', origin: 'key', input: { ...input }, key, value }],
        });
      }
    }),
  );
}

/** Schema of a list. */
export function list<Item extends v.GenericSchema>(
  item: Item,
  hint: string,
): v.GenericSchema<readonly v.InferInput<Item>[], readonly v.InferOutput<Item>[]> {
  return v.array(item, hint);
}

/** Schema of a list with at least one item. */
export function nonEmptyList<Item extends v.GenericSchema>(item: Item, hint: string) {
  type Out = v.InferOutput<Item>;
  return v.pipe(
    list(item, hint),
    v.guard((items): items is readonly [Out, ...Out[]] => items.length > 0, hint),
  );
}

/**
 * Schema of a value that passes a check.
 *
 * @param type Type and unit, as the table of options in the documents names it.
 */
function value<T>(isValid: (value: unknown) => boolean, type: string, hint: string) {
  return v.pipe(v.custom<T>(isValid, hint), v.description(type));
}

/** Text that matches a pattern. */
export function pattern(regex: RegExp, type: string, hint: string) {
  return value<string>((value) => typeof value === 'string' && regex.test(value), type, hint);
}

/** Non-blank text of at most 200 characters. */
export function text(hint: string, type = 'text') {
  return value<string>(
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 200,
    type,
    hint,
  );
}

/** True or false. */
export const toggle = v.pipe(v.boolean('Write true or false.'), v.description('true or false'));

/** Integer from `least` to `most`. */
export function wholeNumber(least: number, most: number, type: string, hint: string) {
  return value<number>(
    (value) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most,
    type,
    hint,
  );
}

/** URL that passes a check. */
function url(isValid: (url: URL, written: string) => boolean, type: string, hint: string) {
  return value<string>(
    (value) => typeof value === 'string' && URL.canParse(value) && isValid(new URL(value), value),
    type,
    hint,
  );
}

/** Returns true for a text that is an http or https URL, not a path. */
export function isWebAddress(written: string): boolean {
  return /^https?:\/\//i.test(written);
}

/** http or https URL. */
export function webAddress(hint: string) {
  return url(({ hostname }, written) => isWebAddress(written) && hostname !== '', 'URL', hint);
}

/** Base URL, http or https, without user, query or fragment. */
export function baseAddress(hint: string) {
  return url(
    ({ protocol, username, search, hash }) =>
      /^https?:$/.test(protocol) && !username && !search && !hash,
    'URL',
    hint,
  );
}

/** Origin only: `https://wallet.example.org`; a trailing slash is dropped. */
export function webOrigin(schemes: readonly string[], hint: string) {
  return v.pipe(
    url(
      ({ origin, protocol }, written) =>
        schemes.includes(protocol) && (origin === written || `${origin}/` === written),
      'origin',
      hint,
    ),
    v.transform((origin) => origin.replace(/\/$/, '')),
  );
}

/**
 * Origin of a page whose messages are trusted: https, or http on this machine. No wildcard: the page
 * compares origins literally, while a browser would expand `*` in its policy.
 */
export function safeHostOrigin(hint: string) {
  const written = webOrigin(['https:', 'http:'], hint);
  return v.pipe(
    written,
    v.check((origin) => {
      const { protocol, hostname } = new URL(origin);
      const isHere = /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
      return !origin.includes('*') && (protocol === 'https:' || isHere);
    }, hint),
  );
}

/** WebSocket URL: `wss`, or `ws` to this machine. */
export function relayAddress(hint: string) {
  return url(
    ({ protocol, hostname, username, hash }) => {
      const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
      return (protocol === 'wss:' || (protocol === 'ws:' && isHere)) && !username && !hash;
    },
    'URL',
    hint,
  );
}

function hex(regex: RegExp, type: string, hint: string) {
  return value<`0x${string}`>(
    (value) => typeof value === 'string' && regex.test(value),
    type,
    hint,
  );
}

const CHECKSUM =
  'Its capital letters are not those of its checksum (EIP-55): copy it again, or write it in lower case.';

/** 20-byte address in hex, in lower case or with its checksum: viem calls no other. */
export function ethereumAddress(hint: string) {
  return v.pipe(
    hex(/^0x[\da-fA-F]{40}$/, 'address', hint),
    v.check((address) => isChecksummed(address), CHECKSUM),
  );
}

/** Account of a list: an address, which is that of a key, or one on a chain (CAIP-10). */
export function listedAccount(hint: string) {
  return v.pipe(
    pattern(/^(?:eip155:[1-9]\d{0,15}:)?0x[\da-fA-F]{40}$/, 'account', hint),
    v.check((account) => isChecksummed(account.slice(-42)), CHECKSUM),
  );
}

/** Verifiers of P-256 signatures: 2 bytes of the precompile, and a contract. */
export function verifierNumbers(hint: string) {
  return hex(/^0x[\da-fA-F]{4}(?!0{40})[\da-fA-F]{40}$/, '22 bytes', hint);
}

/** 32-byte hash in hex. */
export function hash(hint: string) {
  return hex(/^0x[\da-fA-F]{64}$/, '32 bytes', hint);
}

/** Amount in wei below 2^256: a bigint, or a text of digits. */
export function wei(hint: string) {
  return v.pipe(
    value<bigint | string>(
      (value) => {
        if (typeof value === 'string') return /^\d{1,77}$/.test(value);
        return typeof value === 'bigint' && value >= 0n && value < 2n ** 256n;
      },
      'wei, a text of digits in JSON',
      hint,
    ),
    v.transform((amount) => BigInt(amount)),
  );
}

/** Domain name, or `localhost`; no IP address. */
export function domain(hint: string) {
  return pattern(/^(?=.{1,253}$)(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/, 'domain', hint);
}

/** Names of the fields in other libraries, mapped to ours. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  blockexplorer: 'explorer',
  blockexplorers: 'explorer',
  blocktime: 'blockTimeMs',
  chainid: 'id',
  chains: 'networks',
  frameancestor: 'frameAncestors',
  hostname: 'host',
  identitychain: 'identityNetwork',
  nativecurrency: 'currency',
  rpc: 'upstreams',
  rpcurl: 'upstreams',
  rpcurls: 'upstreams',
  title: 'appName',
  transports: 'upstreams',
  url: 'publicUrl',
};

/** Known field most similar to an unknown one; null when none is close. */
export function didYouMean(written: string, known: readonly string[]): string | null {
  const lower = written.toLowerCase();
  const other = lookUp(OTHER_NAMES, lower);
  if (other !== undefined && known.includes(other)) return other;
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const name of known) {
    const away = distance(lower, name.toLowerCase());
    if (away < least) {
      least = away;
      nearest = name;
    }
  }
  return nearest;
}
