import { isRejectionText, readField } from '@mooring/internal';
import {
  type Address,
  type EIP1193Provider,
  getAddress,
  isAddress,
  UserRejectedRequestError,
} from 'viem';
import { ProviderNotFoundError } from 'wagmi';
import { ConnectBaseError } from '../core/connectBaseError.ts';
import { isProviderGone, isRejection, walkError, walletRequestError } from './walletError.ts';

/** Maximum number of a wallet's accounts that are read. */
const MOST_ACCOUNTS = 1_000;
const LONGEST_SHOWN = 60;
export const NO_ACCOUNT = 'The wallet shared no account';

/** Thrown when a wallet's answer is invalid. */
export class WalletAnswerError extends ConnectBaseError {
  override readonly name = 'WalletAnswerError';
  /** Subject of the invalid answer. */
  readonly reason: 'accounts' | 'network';

  constructor(reason: WalletAnswerError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

type Listener = (value: unknown) => unknown;

/** Request to a wallet. */
export interface WalletCall {
  readonly method: string;
  readonly params?: unknown;
}

/** Call whose answer is read as accounts, each once. */
interface AccountsCall {
  readonly method: 'eth_accounts' | 'eth_requestAccounts' | 'wallet_requestPermissions';
  readonly params?: unknown;
}

/** Unchecked provider of an installed wallet, and its replacement. */
export interface ForeignProvider {
  /** Returns the provider; read on use, since a legacy wallet may be injected late. */
  readonly provider: () => EIP1193Provider | undefined;
  /** Replaces a dead provider with a newer one of the same wallet; returns false if there is none. */
  readonly renew?: () => boolean;
}

/** Provider with checked answers and events. */
export interface GuardedProvider {
  request(call: AccountsCall): Promise<Address[]>;
  request(call: WalletCall): Promise<unknown>;
  on(name: string, listener: Listener): void;
  removeListener(name: string, listener: Listener): void;
}

/** Fields of an error in which wallets and libraries put text or JSON. */
const TEXT_FIELDS = ['message', 'body', 'data', 'originalError', 'cause', 'error', 'info'];

/** Returns true for a rejection, by a code or text in any layer of the error; libraries wrap it in `info` too. */
function isWrappedRejection(thrown: unknown): boolean {
  const parts = [thrown, readField(thrown, 'info')];
  const texts = parts
    .flatMap(walkError)
    .flatMap((layer) => TEXT_FIELDS.map((name) => readField(layer, name)));
  return (
    parts.some(isRejection) ||
    [thrown, ...texts].some((text) => typeof text === 'string' && isRejectionText(text))
  );
}

/**
 * Wraps the provider of an installed wallet, which is untrusted: properties may throw, answers and events may be
 * anything, and an update of the extension leaves it dead. The wrapper returns accounts as unique addresses and chains
 * as numbers, reads the state from the wallet after an invalid event, throws errors with a code (4001 for each
 * rejection, however it is wrapped), and ignores errors of listeners.
 */
export function guardProvider({ provider: find, renew }: ForeignProvider): GuardedProvider {
  const listeners = new Map<string, Set<Listener>>();
  /** Number of events by name: the read after an invalid event is dropped if a newer event arrives. */
  const counts = new Map<string, number>();
  const forwarders = new Map<string, Listener>();
  let followed: EIP1193Provider | undefined;

  async function request(call: AccountsCall): Promise<Address[]>;
  async function request(call: WalletCall): Promise<unknown>;
  async function request(call: WalletCall): Promise<unknown> {
    const provider = followEvents(find());
    if (!provider) throw new ProviderNotFoundError();
    let answer: unknown;
    try {
      answer = await provider.request(call as Parameters<EIP1193Provider['request']>[0]);
    } catch (rejection) {
      if (isProviderGone(rejection) && renew?.()) return request(call);
      if (isWrappedRejection(rejection))
        throw new UserRejectedRequestError(walletRequestError(rejection));
      throw walletRequestError(rejection);
    }
    return checkAnswer(call.method, answer);
  }

  /** Forwards the events of the newest provider, and stops those of the previous one. */
  function followEvents(provider: EIP1193Provider | undefined): EIP1193Provider | undefined {
    if (provider === followed || !provider) return provider;
    const previous = followed;
    followed = provider;
    for (const [name, forward] of forwarders) {
      callEvents(previous, 'removeListener', name, forward);
      callEvents(provider, 'on', name, forward);
    }
    return provider;
  }

  function eventForwarder(name: string): Listener {
    return (value) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const emit = (read: unknown) => {
        if (counts.get(name) !== count) return;
        for (const listener of [...(listeners.get(name) ?? [])])
          void ignoreErrors(() => listener(read));
      };
      const read = readEvent(name, value);
      if (read !== undefined) return emit(read);
      const method = name === 'accountsChanged' ? 'eth_accounts' : 'eth_chainId';
      return ignoreErrors(async () => emit(await request({ method })));
    };
  }

  function on(name: string, listener: Listener): void {
    followEvents(find());
    if (!forwarders.has(name)) {
      const forward = eventForwarder(name);
      forwarders.set(name, forward);
      callEvents(followed, 'on', name, forward);
    }
    listeners.set(name, new Set(listeners.get(name)).add(listener));
  }

  function removeListener(name: string, listener: Listener): void {
    const remaining = listeners.get(name);
    remaining?.delete(listener);
    const forward = forwarders.get(name);
    if (remaining?.size !== 0 || !forward) return;
    forwarders.delete(name);
    callEvents(followed, 'removeListener', name, forward);
  }

  return { request, on, removeListener };
}

/** Returns the checked value of an event; undefined if it must be read from the wallet. */
function readEvent(name: string, value: unknown): unknown {
  if (name === 'accountsChanged') {
    const isList = Array.isArray(value) && value.length === readAccounts(value, true).length;
    return isList ? readAccounts(value) : undefined;
  }
  if (name === 'chainChanged') return readHexChainId(value);
  // Without a chain id, the listener reads it.
  if (name === 'connect') return { chainId: readHexChainId(readField(value, 'chainId')) };
  return value ?? null;
}

function checkAnswer(method: string, answer: unknown): unknown {
  if (method === 'eth_accounts') return readAccounts(answer);
  if (method === 'eth_requestAccounts') {
    const accounts = readAccounts(answer);
    if (accounts.length > 0) return accounts;
    const [invalid] = Array.isArray(answer) ? answer : [];
    if (invalid === undefined) throw new WalletAnswerError('accounts', NO_ACCOUNT);
    const shown = String(typeof invalid === 'string' ? invalid : typeof invalid).slice(
      0,
      LONGEST_SHOWN,
    );
    throw new WalletAnswerError('accounts', `The wallet's account is not an address: ${shown}`);
  }
  if (method === 'eth_chainId') {
    const chainId = readHexChainId(answer);
    if (chainId !== undefined) return chainId;
    throw new WalletAnswerError('network', 'The wallet did not return a valid chain id');
  }
  // Approved accounts, from any of the caveats.
  if (method === 'wallet_requestPermissions') return readPermission(answer);
  return answer;
}

function readPermission(answer: unknown): Address[] {
  const caveats = readField(readField(answer, '0'), 'caveats');
  return Array.isArray(caveats)
    ? caveats.flatMap((caveat: unknown) => readAccounts(readField(caveat, 'value')))
    : [];
}

/** Returns checksummed addresses, each once, whatever their letter case. */
export function readAccounts(answer: unknown, withRepeats = false): Address[] {
  if (!Array.isArray(answer)) return [];
  const accounts = answer
    .slice(0, MOST_ACCOUNTS)
    .filter(
      (value): value is Address => typeof value === 'string' && isAddress(value, { strict: false }),
    )
    .map((account) => getAddress(account));
  return withRepeats ? accounts : [...new Set(accounts)];
}

/** Returns a chain id in hex, from hex or decimal text or a number; undefined for anything else. */
function readHexChainId(value: unknown): `0x${string}` | undefined {
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  const isText = typeof value === 'string' && /^(?:0x[\da-f]{1,16}|\d{1,16})$/i.test(value);
  const chainId = isNumber || isText ? Number(value) : 0;
  return Number.isSafeInteger(chainId) && chainId > 0 ? `0x${chainId.toString(16)}` : undefined;
}

function callEvents(
  target: unknown,
  method: 'on' | 'removeListener',
  name: string,
  listener: Listener,
) {
  try {
    const call =
      readField(target, method) ??
      (method === 'removeListener' ? readField(target, 'off') : undefined);
    if (typeof call === 'function') Reflect.apply(call, target, [name, listener]);
  } catch {
    // A wallet without events is read whenever the page becomes visible.
  }
}

/** Runs a function and ignores its errors, since no caller waits for it. */
async function ignoreErrors(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {}
}
