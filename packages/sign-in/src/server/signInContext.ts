import type { ParsedMessage } from '../signInFields.ts';
import { checkServerOptions, checkTimes } from './checkServerOptions.ts';
import { Refusal } from './refusal.ts';
import { createRandomPool, hashSecret } from './secrets.ts';
import type { RateLimit, SignInLimits, SignInServerOptions } from './signInServerOptions.ts';
import type { LimitedAttempt } from './store/signInStore.ts';
import type { Visitor } from './visitor.ts';

const MINUTE = 60_000;
const day = 24 * 60 * MINUTE;
const defaultLimits: SignInLimits = {
  nonces: { count: 60, windowMs: MINUTE },
  verifications: { count: 60, windowMs: MINUTE },
  sessions: { count: 3_000, windowMs: day },
  contractsByClient: { count: 30, windowMs: MINUTE },
  contractsByClientAndAddress: { count: 10, windowMs: MINUTE },
  contractsReserve: { count: 3, windowMs: MINUTE },
};

/** Context of all routes: the options with their defaults, and values derived from them. */
export type SignInContext = ReturnType<typeof createContext>;

/** Creates the context. Throws `TypeError` for insecure or unusable options. */
export function createContext(options: SignInServerOptions) {
  checkServerOptions(options);
  const { store, policy, plainHttp = false, embedded = false } = options;
  const { domain, scheme = 'https', chainIds } = policy;
  if (scheme === 'http' && !plainHttp)
    throw new TypeError(
      "The policy's scheme is http, without plainHttp: for a page on plain http, such as localhost, " +
        'write plainHttp: true beside policy; for a page on https, leave scheme out',
    );
  if (scheme !== 'http' && plainHttp)
    throw new TypeError(
      "plainHttp is true, and the policy's scheme is https: for a page on plain http, such as " +
        "localhost, write scheme: 'http' in policy; for a page on https, leave plainHttp out",
    );
  if (embedded && plainHttp)
    throw new TypeError('Embedding needs https: browsers do not send the cookie over http');
  if (!URL.canParse(`${scheme}://${domain}`) || new URL(`${scheme}://${domain}`).host !== domain)
    throw new TypeError(
      'The domain must be a host, with its port unless it is the default: harbour.example, without https://',
    );
  if (chainIds.length === 0 || !chainIds.every((id) => Number.isSafeInteger(id) && id > 0))
    throw new TypeError('The chain ids must be positive safe integers, at least one');
  const { sessionsPerAccount = 100 } = policy;
  if (!Number.isSafeInteger(sessionsPerAccount) || sessionsPerAccount < 1)
    throw new TypeError('sessionsPerAccount must be a whole number, at least 1');
  const times = {
    nonceLifetimeMs: policy.nonceLifetimeMs ?? 10 * MINUTE,
    pendingLifetimeMs: policy.pendingLifetimeMs ?? day,
    sessionIdleMs: policy.sessionIdleMs ?? 7 * day,
    sessionLifetimeMs: policy.sessionLifetimeMs ?? 30 * day,
    chainTimeoutMs: options.chainTimeoutMs ?? 10_000,
  };
  checkTimes(times);
  const limits = { ...defaultLimits, ...options.limits };
  const now = options.now ?? Date.now;
  const random = options.random ?? createRandomPool();

  function attemptOf(limit: keyof SignInLimits, who: string): LimitedAttempt {
    const { count, windowMs }: RateLimit = limits[limit];
    return { key: `${limit} ${who}`, now: now(), windowMs, most: count };
  }

  /** Counts an attempt. Returns true within its limit. */
  async function isWithin(limit: keyof SignInLimits, who: string): Promise<boolean> {
    const attempt = attemptOf(limit, who);
    return (await store.countAttempt(attempt)) <= attempt.most;
  }

  /** Counts an attempt; throws `Refusal` with `too-many-requests` over its limit. */
  async function demandWithin(limit: keyof SignInLimits, who: string): Promise<void> {
    if (!(await isWithin(limit, who))) throw tooMany(limit, limits[limit]);
  }

  return {
    store,
    read: options.read,
    recover: options.recover,
    checkAssertion: options.checkAssertion,
    ...times,
    domain,
    scheme,
    chainIds,
    statement: policy.statement,
    origin: new URL(`${scheme}://${domain}`).origin,
    sessionsPerAccount,
    now,
    /** Random text of `size` bytes: letters and digits in hex, also `-` and `_` in base64url. */
    randomText(size: number, encoding: 'hex' | 'base64url'): string {
      const { buffer, byteOffset, byteLength } = random(size);
      return Buffer.from(buffer, byteOffset, byteLength).toString(encoding);
    },
    attemptOf,
    demandWithin,
    /**
     * Counts a chain request about a message's account. Returns true within the client's limits, or else
     * within the browser's own reserve.
     */
    async mayAskChain(
      { visit = '', client }: Visitor,
      { address, chainId }: Pick<ParsedMessage, 'address' | 'chainId'>,
    ): Promise<boolean> {
      const account = `${chainId}:${address.toLowerCase()}`;
      const isWithinClient =
        (await isWithin('contractsByClient', client)) &&
        (await isWithin('contractsByClientAndAddress', `${account} ${client}`));
      return isWithinClient || isWithin('contractsReserve', hashSecret(visit));
    },
    tooManyOf: (limit: keyof SignInLimits) => tooMany(limit, limits[limit]),
  };
}

function tooMany(limit: keyof SignInLimits, { windowMs }: RateLimit): Refusal {
  const retryAfterSeconds = Math.ceil(windowMs / 1000);
  return new Refusal('too-many-requests', { retryAfterSeconds, limit });
}
