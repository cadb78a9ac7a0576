import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';

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

/**
 * Schema of an object with exactly these fields. Unlike valibot's `strictObject`, it reports *every*
 * unknown field, and a missing field with that field's own hint.
 */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries, hint: string) {
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

/** Non-blank text of at most 200 characters. */
export function text(hint: string) {
  return v.custom<string>(
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 200,
    hint,
  );
}

/** Integer from `least` to `most`. */
export function wholeNumber(least: number, most: number, hint: string) {
  return v.custom<number>(
    (value) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most,
    hint,
  );
}

/** http or https URL. */
export function webAddress(hint: string) {
  return v.custom<string>((value) => {
    if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || !URL.canParse(value)) {
      return false;
    }
    return new URL(value).hostname !== '';
  }, hint);
}

/** Base URL, http or https, without user, query or fragment. */
export function baseAddress(hint: string) {
  return v.custom<string>((value) => {
    if (typeof value !== 'string' || !URL.canParse(value)) return false;
    const { protocol, username, search, hash } = new URL(value);
    return /^https?:$/.test(protocol) && !username && !search && !hash;
  }, hint);
}

/** Origin only: `https://wallet.example.org`; a trailing slash is allowed. */
export function webOrigin(schemes: readonly string[], hint: string) {
  return v.custom<string>((value) => {
    if (typeof value !== 'string' || !URL.canParse(value)) return false;
    const url = new URL(value);
    const bare = url.origin === value || `${url.origin}/` === value;
    return schemes.includes(url.protocol) && bare;
  }, hint);
}

/**
 * Origin of a page whose messages are trusted: https, or http on this machine. No wildcard: the page
 * compares origins literally, while a browser would expand `*` in its policy.
 */
export function safeHostOrigin(hint: string) {
  const written = webOrigin(['https:', 'http:'], hint);
  return v.custom<string>((value) => {
    if (!v.is(written, value) || value.includes('*')) return false;
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
  }, hint);
}

/** WebSocket URL: `wss`, or `ws` to this machine. */
export function relayAddress(hint: string) {
  return v.custom<string>((value) => {
    if (typeof value !== 'string' || !URL.canParse(value)) return false;
    const { protocol, hostname, username, hash } = new URL(value);
    const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
    return (protocol === 'wss:' || (protocol === 'ws:' && isHere)) && !username && !hash;
  }, hint);
}

/** 20-byte address in hex. */
export function accountAddress(hint: string) {
  return v.custom<`0x${string}`>(
    (value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value),
    hint,
  );
}

/** Verifiers of P-256 signatures: 2 bytes of the precompile, and a contract. */
export function verifierNumbers(hint: string) {
  return v.custom<`0x${string}`>(
    (value) => typeof value === 'string' && /^0x[0-9a-f]{4}(?!0{40})[0-9a-f]{40}$/i.test(value),
    hint,
  );
}

/** Amount in wei below 2^256: a bigint, or a text of digits. */
export function wei(hint: string) {
  return v.custom<bigint | string>((value) => {
    if (typeof value === 'string') return /^\d{1,77}$/.test(value);
    return typeof value === 'bigint' && value >= 0n && value < 2n ** 256n;
  }, hint);
}

/** Domain name, or `localhost`; no IP address. */
export function domain(hint: string) {
  return v.custom<string>(
    (value) =>
      typeof value === 'string' &&
      value.length <= 253 &&
      /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/.test(value),
    hint,
  );
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
  const other = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : undefined;
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
