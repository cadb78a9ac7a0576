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

/** Most accounts of a wallet that are read. */
const MOST_ACCOUNTS = 1_000;
const LONGEST_SHOWN = 60;
export const NO_ACCOUNT = 'The wallet shared no account';

/** A wallet answered with what no wallet may: nothing can be done with it. */
export class WalletAnswerError extends ConnectBaseError {
  override readonly name = 'WalletAnswerError';
  /** What the answer is about. */
  readonly reason: 'accounts' | 'network';

  constructor(reason: WalletAnswerError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

type Listener = (value: unknown) => unknown;
interface Call {
  readonly method: string;
  readonly params?: unknown;
}

/** The object of a wallet in the page, and one to take its place. */
export interface ForeignProvider {
  /** Reads it when needed: a legacy wallet may put itself into the page late. */
  readonly provider: () => EIP1193Provider | undefined;
  /** Takes a fresh one of the same identity in place of one that is dead; false where there is none. */
  readonly renew?: () => boolean;
}

/** Requests and events of a wallet, as they were checked. */
export interface GuardedProvider {
  request(call: Call): Promise<unknown>;
  on(name: string, listener: Listener): void;
  removeListener(name: string, listener: Listener): void;
}

/** Fields of an error in which wallets and libraries have words, or JSON. */
const WORDS = ['message', 'body', 'data', 'originalError', 'cause', 'error', 'info'];

/** True if the person declined, by a code or words anywhere in what was thrown; libraries wrap it in `info` too. */
function isNo(thrown: unknown): boolean {
  const parts = [thrown, readField(thrown, 'info')];
  const texts = parts
    .flatMap(walkError)
    .flatMap((layer) => WORDS.map((name) => readField(layer, name)));
  return (
    parts.some(isRejection) ||
    [thrown, ...texts].some((text) => typeof text === 'string' && isRejectionText(text))
  );
}

/**
 * Guards the way to a wallet in the page. Its object is foreign: properties may throw, answers and events may be
 * anything, and an update of the extension leaves it dead. Through this, accounts are addresses, each once; a network
 * is a number; an event with anything else becomes a question to the wallet; a rejection is an error with a code, and a
 * no is 4001 however it is wrapped; and what a listener throws harms nobody.
 */
export function guardProvider({ provider: find, renew }: ForeignProvider): GuardedProvider {
  const listeners = new Map<string, Set<Listener>>();
  /** Counts events by name: an answer to an odd one gives way to a newer event. */
  const counts = new Map<string, number>();
  const forwarders = new Map<string, Listener>();
  let heard: EIP1193Provider | undefined;

  async function request(call: Call): Promise<unknown> {
    const provider = followEvents(find());
    if (!provider) throw new ProviderNotFoundError();
    let answer: unknown;
    try {
      answer = await provider.request(call as Parameters<EIP1193Provider['request']>[0]);
    } catch (rejection) {
      if (isProviderGone(rejection) && renew?.()) return request(call);
      if (isNo(rejection)) throw new UserRejectedRequestError(walletRequestError(rejection));
      throw walletRequestError(rejection);
    }
    return checkAnswer(call.method, answer);
  }

  /** Forwards the events of the newest object, and no longer those of one before. */
  function followEvents(provider: EIP1193Provider | undefined): EIP1193Provider | undefined {
    if (provider === heard || !provider) return provider;
    const before = heard;
    heard = provider;
    for (const [name, forward] of forwarders) {
      callEvents(before, 'removeListener', name, forward);
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
      callEvents(heard, 'on', name, forward);
    }
    listeners.set(name, new Set(listeners.get(name)).add(listener));
  }

  function removeListener(name: string, listener: Listener): void {
    const left = listeners.get(name);
    left?.delete(listener);
    const forward = forwarders.get(name);
    if (left?.size !== 0 || !forward) return;
    forwarders.delete(name);
    callEvents(heard, 'removeListener', name, forward);
  }

  return { request, on, removeListener };
}

/** Value of an event as it is passed on; undefined where the wallet has to be asked. */
function readEvent(name: string, value: unknown): unknown {
  if (name === 'accountsChanged') {
    const isList = Array.isArray(value) && value.length === readAccounts(value, true).length;
    return isList ? readAccounts(value) : undefined;
  }
  if (name === 'chainChanged') return readChainId(value);
  // Without a network, whoever listens asks for it.
  if (name === 'connect') return { chainId: readChainId(readField(value, 'chainId')) };
  return value ?? null;
}

function checkAnswer(method: string, answer: unknown): unknown {
  if (method === 'eth_accounts') return readAccounts(answer);
  if (method === 'eth_requestAccounts') {
    const accounts = readAccounts(answer);
    if (accounts.length > 0) return accounts;
    const [odd] = Array.isArray(answer) ? answer : [];
    if (odd === undefined) throw new WalletAnswerError('accounts', NO_ACCOUNT);
    const shown = String(typeof odd === 'string' ? odd : typeof odd).slice(0, LONGEST_SHOWN);
    throw new WalletAnswerError('accounts', `The wallet's account is no address: ${shown}`);
  }
  if (method === 'eth_chainId') {
    const chainId = readChainId(answer);
    if (chainId !== undefined) return chainId;
    throw new WalletAnswerError('network', 'The wallet does not say which network it is on');
  }
  // The accounts it allows, of whichever of its caveats.
  if (method === 'wallet_requestPermissions') return readPermission(answer);
  return answer;
}

function readPermission(answer: unknown): Address[] {
  const caveats = readField(readField(answer, '0'), 'caveats');
  return Array.isArray(caveats)
    ? caveats.flatMap((caveat: unknown) => readAccounts(readField(caveat, 'value')))
    : [];
}

/** Addresses with their checksums, each once however often and in whichever case it is there. */
export function readAccounts(answer: unknown, withRepeats = false): Address[] {
  if (!Array.isArray(answer)) return [];
  const accounts = answer
    .slice(0, MOST_ACCOUNTS)
    .filter((one): one is Address => typeof one === 'string' && isAddress(one, { strict: false }))
    .map((one) => getAddress(one));
  return withRepeats ? accounts : [...new Set(accounts)];
}

/** Chain id in hex, of text in hex or decimal digits or a number; undefined for anything else. */
function readChainId(value: unknown): `0x${string}` | undefined {
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
    // A wallet without events is asked whenever the page is shown.
  }
}

/** Runs what answers nobody; what it throws is lost on purpose, since nobody waits for it. */
async function ignoreErrors(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {}
}
