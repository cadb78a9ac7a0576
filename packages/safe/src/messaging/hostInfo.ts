import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import type { Address } from 'viem';
import { count, listOf, nameText, text } from '../values.ts';
import type { HostMethod, Messenger, RequestLimits } from './createMessenger.ts';
import { HOST_TIMEOUT_MS } from './frameWindow.ts';
import { chainIdValue, optional, readHostResponse } from './readHostResponse.ts';

/** Network of the host's Safe. */
export interface HostChain {
  readonly chainId: number;
  readonly chainName: string;
  readonly shortName: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
  };
}

/** Balance of a token, as returned by the host. */
export interface HostBalance {
  readonly token: {
    /** Zero address or undefined for the native currency. */
    readonly address: Address | undefined;
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number | undefined;
  };
  /** In the token's smallest unit. */
  readonly balance: bigint;
  /** In the requested currency, as a decimal text. */
  readonly fiatBalance: string;
}

/** Entry of the host's address book. */
export interface AddressBookEntry {
  readonly address: Address;
  readonly chainId: number;
  readonly name: string;
}

/** Permission of this app at the host. */
export interface HostPermission {
  readonly parentCapability: string;
  readonly invoker: string;
}

const hostChain = v.object({
  chainId: chainIdValue,
  chainName: nameText,
  shortName: nameText,
  nativeCurrency: v.object({ name: nameText, symbol: nameText, decimals: count }),
});

const hostBalances = v.object({
  items: listOf(
    v.pipe(
      v.object({
        tokenInfo: v.object({
          address: optional(checksummedAddress),
          name: nameText,
          symbol: nameText,
          decimals: optional(count),
        }),
        balance: v.pipe(
          v.string(),
          v.regex(/^\d{1,78}$/),
          v.transform((digits) => BigInt(digits)),
        ),
        fiatBalance: text(100),
      }),
      v.transform(({ tokenInfo, ...rest }) => ({ token: tokenInfo, ...rest })),
    ),
  ),
});

const environmentSchema = v.object({ origin: text(1_000) });

const bookSchema = listOf(
  v.object({ address: checksummedAddress, chainId: chainIdValue, name: nameText }),
  5_000,
);

const permissionsSchema = listOf(
  v.object({ parentCapability: text(1_000), invoker: text(1_000) }),
  100,
);

const themeSchema = v.object({ darkMode: v.boolean() });

const quickLimits: RequestLimits = { timeoutMs: HOST_TIMEOUT_MS };
const person: RequestLimits = { timeoutMs: 'person' };

/**
 * Requests the host's current chain.
 *
 * @example
 * ```ts
 * import { getChainInfo } from '@mooring/safe';
 *
 * const chain = await getChainInfo(messenger);
 * ```
 */
export async function getChainInfo(messenger: Messenger): Promise<HostChain> {
  const answer = await messenger.request('getChainInfo', undefined, quickLimits);
  return readHostResponse('getChainInfo', hostChain, answer);
}

/**
 * Requests the balances of the Safe from the host.
 * @param currency three letters, such as `usd`
 *
 * @example
 * ```ts
 * import { getSafeBalances } from '@mooring/safe';
 *
 * const balances = await getSafeBalances(messenger, 'eur');
 * ```
 */
export async function getSafeBalances(
  messenger: Messenger,
  currency = 'usd',
): Promise<readonly HostBalance[]> {
  const answer = await messenger.request('getSafeBalances', { currency }, quickLimits);
  return readHostResponse('getSafeBalances', hostBalances, answer).items;
}

/**
 * Requests the origin of the host.
 *
 * @example
 * ```ts
 * import { getEnvironmentInfo } from '@mooring/safe';
 *
 * const origin = await getEnvironmentInfo(messenger); // 'https://app.safe.global'
 * ```
 */
export async function getEnvironmentInfo(messenger: Messenger): Promise<string> {
  const answer = await messenger.request('getEnvironmentInfo', undefined, quickLimits);
  return readHostResponse('getEnvironmentInfo', environmentSchema, answer).origin;
}

/**
 * Requests the address book of the host, which may prompt for permission.
 *
 * @example
 * ```ts
 * import { requestAddressBook } from '@mooring/safe';
 *
 * const entries = await requestAddressBook(messenger);
 * ```
 */
export async function requestAddressBook(
  messenger: Messenger,
): Promise<readonly AddressBookEntry[]> {
  const answer = await messenger.request('requestAddressBook', undefined, person);
  return readHostResponse('requestAddressBook', bookSchema, answer);
}

/**
 * Requests the permissions that this page has at the host.
 *
 * @example
 * ```ts
 * import { getPermissions } from '@mooring/safe';
 *
 * const granted = await getPermissions(messenger);
 * ```
 */
export function getPermissions(messenger: Messenger): Promise<readonly HostPermission[]> {
  return permissionsOf(messenger, 'wallet_getPermissions', undefined, quickLimits);
}

/**
 * Requests permissions, such as `requestAddressBook`; the host prompts.
 *
 * @example
 * ```ts
 * import { requestPermissions } from '@mooring/safe';
 *
 * await requestPermissions(messenger, ['requestAddressBook']);
 * ```
 */
export function requestPermissions(
  messenger: Messenger,
  names: readonly string[],
): Promise<readonly HostPermission[]> {
  const asked = names.map((name) => ({ [name]: {} }));
  return permissionsOf(messenger, 'wallet_requestPermissions', asked, person);
}

/**
 * Calls the listener with true for a dark theme of the host, now and on every change; returns a function that stops it.
 *
 * @example
 * ```ts
 * import { watchTheme } from '@mooring/safe';
 *
 * const stop = watchTheme(messenger, (dark) => {
 *   document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
 * });
 * ```
 */
export function watchTheme(messenger: Messenger, listener: (dark: boolean) => void): () => void {
  const tell = (answer: unknown) => {
    const theme = v.safeParse(themeSchema, answer);
    if (theme.success) listener(theme.output.darkMode);
  };
  const stop = messenger.onPush(tell);
  // A host without this method may still post changes.
  messenger.request('getCurrentTheme', undefined, quickLimits).then(tell, () => undefined);
  return stop;
}

async function permissionsOf(
  messenger: Messenger,
  method: Extract<HostMethod, `wallet_${string}`>,
  params: unknown,
  limits: RequestLimits,
): Promise<readonly HostPermission[]> {
  return readHostResponse(
    method,
    permissionsSchema,
    await messenger.request(method, params, limits),
  );
}
