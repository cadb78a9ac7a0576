import type { Address } from 'viem';
import { isRecord } from '../plainRecord.ts';
import { answerReader } from './answerReaders.ts';
import type { HostMethod, Messenger, RequestLimits } from './createMessenger.ts';
import { hostTimeoutMs } from './frameWindow.ts';

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

/** A token that the Safe holds, as the host has it. */
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

/** An entry of the host's address book. */
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

const quick: RequestLimits = { timeoutMs: hostTimeoutMs };
const person: RequestLimits = { timeoutMs: 'person' };

/**
 * Chain that the host has open.
 *
 * @example
 * ```ts
 * import { getChainInfo } from '@mooring/safe';
 *
 * const chain = await getChainInfo(messenger);
 * ```
 */
export async function getChainInfo(messenger: Messenger): Promise<HostChain> {
  const read = answerReader('getChainInfo');
  const answer = read.record(await messenger.request('getChainInfo', undefined, quick));
  const currency = read.record(answer['nativeCurrency']);
  return {
    chainId: decimal(read, answer['chainId']),
    chainName: read.text(answer['chainName'], 100),
    shortName: read.text(answer['shortName'], 100),
    nativeCurrency: {
      name: read.text(currency['name'], 100),
      symbol: read.text(currency['symbol'], 100),
      decimals: read.integer(currency['decimals']),
    },
  };
}

/**
 * Balances of the Safe, as the host has them.
 *
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
  const read = answerReader('getSafeBalances');
  const answer = read.record(await messenger.request('getSafeBalances', { currency }, quick));
  return read.list(answer['items']).map((item) => {
    const { tokenInfo, balance, fiatBalance } = read.record(item);
    const token = read.record(tokenInfo);
    const digits = read.text(balance, 78);
    return {
      token: {
        address: read.optional(token['address'], read.address),
        name: read.text(token['name'], 100),
        symbol: read.text(token['symbol'], 100),
        decimals: read.optional(token['decimals'], read.integer),
      },
      balance: /^\d+$/.test(digits) ? BigInt(digits) : read.fail(),
      fiatBalance: read.text(fiatBalance, 100),
    };
  });
}

/**
 * The origin of the host.
 *
 * @example
 * ```ts
 * import { getEnvironmentInfo } from '@mooring/safe';
 *
 * const origin = await getEnvironmentInfo(messenger); // 'https://app.safe.global'
 * ```
 */
export async function getEnvironmentInfo(messenger: Messenger): Promise<string> {
  const read = answerReader('getEnvironmentInfo');
  const answer = read.record(await messenger.request('getEnvironmentInfo', undefined, quick));
  return read.text(answer['origin']);
}

/**
 * The address book of the host; waits for the person when the host asks them for permission.
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
  const read = answerReader('requestAddressBook');
  const answer = await messenger.request('requestAddressBook', undefined, person);
  return read.list(answer, 5_000).map((item) => {
    const { address, chainId, name } = read.record(item);
    return {
      address: read.address(address),
      chainId: decimal(read, chainId),
      name: read.text(name, 200),
    };
  });
}

/**
 * Permissions that the person has given to this page at the host.
 *
 * @example
 * ```ts
 * import { getPermissions } from '@mooring/safe';
 *
 * const granted = await getPermissions(messenger);
 * ```
 */
export function getPermissions(messenger: Messenger): Promise<readonly HostPermission[]> {
  return permissionsOf(messenger, 'wallet_getPermissions', undefined, quick);
}

/**
 * Asks for permissions, such as `requestAddressBook`; waits for the person at the host.
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
 * Calls with whether the host is dark, and with every change of it; returns the way to stop.
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
    if (isRecord(answer) && typeof answer['darkMode'] === 'boolean') listener(answer['darkMode']);
  };
  const stop = messenger.onPush(tell);
  // A host without this method may still post changes.
  messenger.request('getCurrentTheme', undefined, quick).then(tell, () => undefined);
  return stop;
}

async function permissionsOf(
  messenger: Messenger,
  method: Extract<HostMethod, `wallet_${string}`>,
  params: unknown,
  limits: RequestLimits,
): Promise<readonly HostPermission[]> {
  const read = answerReader(method);
  return read.list(await messenger.request(method, params, limits), 100).map((item) => {
    const { parentCapability, invoker } = read.record(item);
    return { parentCapability: read.text(parentCapability), invoker: read.text(invoker) };
  });
}

/** Chain id, sent by hosts as a decimal text. */
function decimal(read: ReturnType<typeof answerReader>, value: unknown): number {
  return read.integer(
    typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
  );
}
