import { createPrivateKey, generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { DAY_MS, isRecord, parseJson } from '@mooring/internal';
import type { OidcStore, StoredKey } from './oidcStore.ts';

/** Time for which a new key is published before it signs, in ms: applications keep the list of keys for a while. */
export const ANNOUNCED_MS = 3_600_000;
/** Interval in which a server reads the keys, in ms: less than a new key is announced. */
const READ_MS = 30_000;
/** Time for which a replaced key is kept at least, in ms, besides the lifetime of a session. */
const MARGIN_MS = DAY_MS;

/** Keys that a server uses at a time. */
export interface Keys {
  /** Changes with the keys. */
  version: string;
  /** Private keys, those that sign first. */
  jwks: { keys: Record<string, string>[] };
  /** Keys of the cookies, the one that signs first. */
  cookies: string[];
}

const generate = promisify(generateKeyPair);

/** Makes a key of each kind. */
export async function createKeys(from: number): Promise<readonly StoredKey[]> {
  const [rsa, ec] = await Promise.all([
    generate('rsa', { modulusLength: 2_048 }),
    generate('ec', { namedCurve: 'P-256' }),
  ]);
  const value = ({ privateKey }: typeof rsa) =>
    JSON.stringify(
      createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })).export({
        format: 'jwk',
      }),
    );
  return [
    { id: randomUUID(), kind: 'RS256', value: value(rsa), from },
    { id: randomUUID(), kind: 'ES256', value: value(ec), from },
    { id: randomUUID(), kind: 'cookie', value: randomBytes(32).toString('base64url'), from },
  ];
}

/**
 * Adds a key of each kind, which signs after it has been published for an hour. The previous ones stay published until no
 * token of theirs is valid. The tables have keys once the server has started.
 */
export async function rotateKeys(store: OidcStore, now: number): Promise<void> {
  const isFirst = (await store.keys()).length === 0;
  await store.addKeys(await createKeys(isFirst ? now : now + ANNOUNCED_MS));
}

/**
 * Reads the keys, made at the first start, again every half a minute.
 *
 * @param keepMs Lifetime of the longest token, in ms.
 */
export function createKeyReader(
  store: OidcStore,
  { keepMs, now }: { keepMs: number; now: () => number },
): () => Promise<Keys> {
  let last: Promise<Keys> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<Keys> {
    let keys = await store.keys();
    if (keys.length === 0) {
      await store.addFirstKeys(await createKeys(now()));
      keys = await store.keys();
    }
    for (const key of keys) if (isOver(key, keys)) await store.dropKey(key.id);
    return toKeys(keys.filter((key) => !isOver(key, keys)));
  }

  /** Returns true for a key whose successor has signed for as long as a token may last. */
  function isOver({ kind, from }: StoredKey, keys: readonly StoredKey[]): boolean {
    const successors = keys.filter((other) => other.kind === kind && other.from > from);
    return successors.some((other) => other.from + keepMs + MARGIN_MS <= now());
  }

  function toKeys(keys: readonly StoredKey[]): Keys {
    // Newest first in the store: those that do not sign yet go last.
    const signing = keys.filter(({ from }) => from <= now());
    const ordered = [...signing, ...keys.filter(({ from }) => from > now())];
    return {
      version: ordered.map(({ id }) => id).join(' '),
      jwks: {
        keys: ordered.flatMap(({ id, kind, value }) => {
          const jwk = parseJson(value);
          if (kind === 'cookie' || !isRecord(jwk)) return [];
          const parts = Object.entries(jwk).map(([name, part]) => [name, String(part)]);
          return [{ ...Object.fromEntries(parts), kid: id, alg: kind, use: 'sig' }];
        }),
      },
      cookies: ordered.filter(({ kind }) => kind === 'cookie').map(({ value }) => value),
    };
  }

  return () => {
    if (!last || performance.now() - readAt >= READ_MS) {
      readAt = performance.now();
      const reading = read();
      const previous = last;
      last = reading.catch((error: unknown) => {
        // The keys of before are good for another while.
        if (previous) return previous;
        last = undefined;
        throw error;
      });
    }
    return last;
  };
}
